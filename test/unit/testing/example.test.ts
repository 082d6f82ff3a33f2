// The example of the README is a test file itself: its tests run here.
import "../../../examples/orchestrator.test.js";
