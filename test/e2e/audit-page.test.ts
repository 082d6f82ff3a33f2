import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AuditReport } from "../../src/cli/audit/audit-report.js";
import { renderPage } from "../../src/cli/audit/page/render-page.js";
import { emptyReport, hostileReport, hostileTexts, largeReport, smallReport } from "../helpers/audit-reports.js";
import { openPage, startBrowser, type WatchedPage } from "../helpers/browser.js";
import { report as print } from "../helpers/runs.js";

const reports = { empty: emptyReport, small: smallReport, large: largeReport, hostile: hostileReport(largeReport) };

let folder: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "typed-handoff-page-"));
  browser = await startBrowser();
});

afterEach(() => page?.context().close());

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});

/** Opens a report as its reader does, from a file. */
function open(report: AuditReport, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  return openText(renderPage(report), options);
}

async function openText(text: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const file = join(folder, "report.html");
  await writeFile(file, text);
  const watched = await openPage(browser, file, { viewport: { width: 1280, height: 800 }, ...options });
  page = watched.page;
  return watched;
}

/** Opens everything that can be opened, so that nothing is left untried. */
async function unfold(): Promise<void> {
  await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
}

const columns = { outcome: 0, contract: 1, agent: 2, time: 3, place: 4, found: 5 };

/** Returns the texts of one column of the rows that are shown. */
async function column(name: keyof typeof columns): Promise<string[]> {
  const cells = await page.locator(`#rows tbody tr:visible td:nth-child(${columns[name] + 1})`).allTextContents();
  return cells.map((cell) => cell.trim());
}

const chooser = (name: string) => page.getByRole("combobox", { name, exact: true });
const status = () => page.locator("#status").textContent();
const sortBy = (title: string) => page.getByRole("columnheader", { name: title }).getByRole("button").click();

describe("the table of attempts", () => {
  it("shows some rows at a time, and all of them by turns", async () => {
    await open(largeReport);
    const back = page.getByRole("button", { name: "Back" });
    const on = page.getByRole("button", { name: "On", exact: true });
    expect(await status()).toBe("1 to 50 of 1,000");
    const [first] = await column("place");
    expect(await back.isDisabled()).toBe(true);
    const seen = new Set(await column("place"));
    while (await on.isEnabled()) {
      await on.click();
      for (const place of await column("place")) seen.add(place);
    }
    expect(await status()).toBe("951 to 1,000 of 1,000");
    expect(seen).toEqual(new Set(largeReport.attempts.map(({ file, line }) => `${file}:${line}`)));
    while (await back.isEnabled()) await back.click();
    expect((await column("place"))[0]).toBe(first);
  });

  it("is searched for words, in whatever is known of an attempt", async () => {
    await open(largeReport);
    const search = page.getByRole("searchbox");
    await search.fill("LOCKED");
    expect(await status()).toBe("No attempt matches.");
    expect(await column("place")).toEqual([]);
    // A word of the text, and one of the messages.
    await search.fill("src/login.ts  least");
    const expected = largeReport.attempts.filter(
      ({ excerpt, messages }) => excerpt.includes("src/login.ts") && messages.join().includes("least"),
    );
    expect(expected.length).toBeGreaterThan(50);
    expect(await status()).toBe(`1 to 50 of ${expected.length} that match, of 1,000 in all`);
    expect((await column("place"))[0]).toBe(`${expected[0]?.file}:${expected[0]?.line}`);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(status).toBe("1 to 50 of 1,000");
  });

  it("is filtered by outcome, contract and agent", async () => {
    await open(largeReport);
    await chooser("Outcome").selectOption({ label: "duplicate_key" });
    expect(new Set(await column("outcome"))).toEqual(new Set(["duplicate_key"]));
    await chooser("Contract").selectOption({ label: "goal-agent-handoff" });
    expect(await status()).toBe("No attempt matches.");
    await chooser("Outcome").selectOption({ label: "all" });
    await chooser("Agent").selectOption({ label: "(none named)" });
    const expected = largeReport.attempts.filter(
      ({ agent, contract }) => agent === null && contract === "goal-agent-handoff",
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await column("place")).toEqual(expected.map(({ file, line }) => `${file}:${line}`));
    expect(new Set(await column("agent"))).toEqual(new Set([""]));
  });

  it("is sorted by each column, up, down and not at all", async () => {
    const { complaints } = await open(largeReport);
    const unsorted = await column("place");
    await sortBy("Place");
    const up = await column("place");
    // Numbers are numbers: line 9 comes before line 10.
    const compare = new Intl.Collator("en", { numeric: true }).compare;
    const places = largeReport.attempts.map(({ file, line }) => `${file}:${line}`).sort(compare);
    expect(up).toEqual(places.slice(0, 50));
    expect(await page.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("ascending");
    await sortBy("Place");
    expect(await column("place")).toEqual(places.reverse().slice(0, 50));
    await sortBy("Place");
    expect(await column("place")).toEqual(unsorted);
    for (const title of ["Outcome", "Contract", "Agent", "Time", "What was found"]) await sortBy(title);
    expect(await column("found")).not.toEqual([]);
    await sortBy("Agent");
    await sortBy("Agent");
    // Those without an agent come last, up and down.
    expect(await column("agent")).not.toContain("");
    expect(complaints).toEqual([]);
  });

  it("unfolds what is wrong and how the text begins, with the keyboard alone", async () => {
    await open(largeReport);
    const excerpt = page.locator("#rows pre").first();
    expect(await excerpt.isVisible()).toBe(false);
    await page.getByRole("searchbox").focus();
    for (let presses = 0; presses < 30 && !(await excerpt.isVisible()); presses++) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate("document.activeElement.tagName")) === "SUMMARY") await page.keyboard.press("Enter");
    }
    expect(await excerpt.isVisible()).toBe(true);
    expect(await excerpt.textContent()).toBe(largeReport.attempts[0]?.excerpt);
  });

  it("shows every row where scripts do not run", async () => {
    await open(largeReport, { javaScriptEnabled: false });
    expect(await column("place")).toHaveLength(1_000);
    expect(await page.locator("form").isVisible()).toBe(false);
    expect(await page.locator("#pages").isVisible()).toBe(false);
  });
});

describe.each(Object.entries(reports))("the page of the %s report", (name, report) => {
  it.each([
    [1280, "light"],
    [800, "light"],
    [375, "dark"],
  ] as const)(
    "fits %i pixels, in the %s, without a complaint and without asking for anything",
    async (width, colorScheme) => {
      const { requests, complaints } = await open(report, { viewport: { width, height: 800 }, colorScheme });
      const isNoWider = "document.documentElement.scrollWidth <= window.innerWidth";
      expect(await page.evaluate(isNoWider)).toBe(true);
      const path = join(await screenshots(), `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
      await unfold();
      expect(await page.evaluate(isNoWider)).toBe(true);
      expect(requests).toEqual([pathToFileURL(join(folder, "report.html")).href]);
      expect(complaints).toEqual([]);
      const paper = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
      expect(paper).toBe(colorScheme === "dark" ? "rgb(21, 24, 29)" : "rgb(255, 255, 255)");
    },
  );
});

let shots: Promise<string> | undefined;

/** Makes a folder for screenshots, which stays: they are for people to look at. */
function screenshots(): Promise<string> {
  shots ??= mkdtemp(join(tmpdir(), "typed-handoff-screenshots-")).then((path) => {
    print(`  screenshots: ${path}`);
    return path;
  });
  return shots;
}

describe("a hostile report", () => {
  // The policy would stop what the markup lets through, so the markup is tried without it.
  it.each([false, true])("runs nothing, its policy set aside: %s", async (bypassCSP) => {
    const { hacked, requests, complaints } = await open(reports.hostile, { bypassCSP });
    await unfold();
    for (const text of ["script", "onerror", "202e"]) await page.getByRole("searchbox").fill(text);
    await page.getByRole("searchbox").fill("");
    await sortBy("Agent");
    await page.getByRole("button", { name: "On", exact: true }).click();
    await unfold();
    await page.mouse.move(400, 400);
    expect({ hacked, requests: requests.length, complaints }).toEqual({ hacked: [], requests: 1, complaints: [] });
    expect(await page.locator("script, img, iframe, base, link, object, embed").count()).toBe(1);
    expect(await page.locator("a").count()).toBe(0);
  });

  it("is shown as it is, what is not seen as escapes", async () => {
    await open({
      ...smallReport,
      agents: hostileTexts.map((name) => ({ name, ...smallReport.total })),
    });
    const names = await page.locator("section:has(#by-agent) tbody th").allTextContents();
    const expected = hostileTexts.slice(0, -1);
    expect(names.slice(0, -1)).toEqual(expected);
    expect(names.at(-1)).toBe("abc\\u202ecba\\u2066\\u2028\\u2029\\x00\\x1b[31m\\x85\\ufeff\ufffd");
  });

  it("could not run anything if its markup let it through", async () => {
    const markup = `<main><script>hacked("script")</script><img src="x" onerror="hacked('image')"><style>*{color:red}</style>`;
    const { hacked } = await openText(renderPage(smallReport).replace("<main>", markup));
    await page.waitForLoadState("load");
    expect(hacked).toEqual([]);
    expect(await page.evaluate("getComputedStyle(document.body).color")).toBe("rgb(27, 31, 38)");
  });

  it("would be seen to run", async () => {
    const markup = "<main><script>hacked('script')</script><img src='x' onerror='hacked(`image`)'>";
    const { hacked } = await openText(renderPage(smallReport).replace("<main>", markup), { bypassCSP: true });
    await expect.poll(() => hacked).toEqual(["script", "image"]);
  });
});
