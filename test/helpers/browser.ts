import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome"];

// What a browser does by itself must not look like what a page does; and tests run as root, in containers.
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A page, and what it did. */
export interface WatchedPage {
  readonly page: Page;
  /** The addresses that were asked for. */
  readonly requests: readonly string[];
  /** Errors and warnings of the console, errors that nobody caught, and dialogs. */
  readonly complaints: readonly string[];
  /** What the function `hacked` was called with, which every page has that may run scripts. */
  readonly hacked: readonly unknown[];
}

/** Starts the Chromium of this machine, without a window and without a past. Throws where there is none. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), headless: true, args: switches });
}

/** Opens a file in a window of its own, which shares nothing with others. */
export async function openPage(browser: Browser, file: string, options: BrowserContextOptions): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const requests: string[] = [];
  const complaints: string[] = [];
  const hacked: unknown[] = [];
  context.on("request", (request) => requests.push(request.url()));
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  context.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  if (options.javaScriptEnabled !== false) await context.exposeFunction("hacked", (sign: unknown) => hacked.push(sign));
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  return { page, requests, complaints, hacked };
}

function findChromium(): string {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  throw new Error(
    `no browser: this test drives Chromium, and none of ${names.join(", ")} is on the PATH; ` +
      "on Debian, run `apt-get install chromium`",
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
