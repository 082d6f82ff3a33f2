/** Shows how far an audit has come. */
export interface Progress {
  /** Tells that so many bytes more were read, and how many attempts were found in all. */
  add(bytes: number, attempts: number): void;
  /** Removes what is shown. */
  end(): void;
}

/** What a progress bar is shown on. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const millisecondsBetween = 100;
const barWidth = 24;
const usualWidth = 80;
const eraseLine = "\r\u001b[K";

/** Shows nothing. */
export const noProgress: Progress = { add: () => {}, end: () => {} };

/** Makes a progress bar; one that shows nothing where the stream is no terminal. `total` is 0 where it is not known. */
export function createProgress(
  stream: ProgressStream,
  total: number,
  now: () => number = performance.now.bind(performance),
): Progress {
  if (stream.isTTY !== true || process.env["TERM"] === "dumb") return noProgress;
  const start = now();
  let shown = start;
  let done = 0;
  let isShown = false;
  return {
    add(bytes, attempts) {
      done += bytes;
      const time = now();
      if (time - shown < millisecondsBetween) return;
      shown = time;
      isShown = true;
      const speed = done / 1e6 / Math.max(0.001, (time - start) / 1000);
      const line = describeProgress(done, total, speed, attempts);
      // A terminal that does not know its width says 0.
      stream.write(eraseLine + line.slice(0, (stream.columns || usualWidth) - 1));
    },
    end() {
      if (isShown) stream.write(eraseLine);
      isShown = false;
    },
  };
}

function describeProgress(done: number, total: number, speed: number, attempts: number): string {
  const counts = `${speed.toFixed(0)} MB/s  ${attempts} attempts`;
  if (total === 0) return `${(done / 1e6).toFixed(0)} MB  ${counts}`;
  const share = Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  return `${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${String(Math.floor(share * 100)).padStart(3)} %  ${counts}`;
}
