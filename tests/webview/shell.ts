/**
 * The real shell under WebKit, driven by WebDriver: an empty data folder, its own server. Every start
 * is a new process, so a second start with the same folder is a user who reopens the app. Acts by role
 * and label where it can; no sleeps.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Builder,
  By,
  Capabilities,
  error as webdriverError,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { shellBinary } from '../../tools/binaries.mjs';
import { freePort } from '../support/sandbox.ts';

/** WebKit's own driver. Tauri's driver only renames two capabilities and would have to be compiled. */
const DRIVER = 'WebKitWebDriver';
/** Long, because CI has two cores; an element that exists is found at once. */
const WAIT_MS = 40_000;

export interface ShellOptions {
  /** Where the API calls go, such as `http://localhost:8787`. */
  apiBase: string;
  /** Another build than the one that tests use. */
  binary?: string;
  /** A folder from an earlier start, to come back to; otherwise a fresh one. */
  dataFolder?: string;
  /** Command line of the app: a link that opens it. */
  link?: string | undefined;
}

/** A command of Tauri and its outcome. */
export type Invoked = { ok: true; value: unknown } | { ok: false; error: unknown };

export class Shell {
  readonly driver: WebDriver;
  readonly dataFolder: string;
  readonly #process: ChildProcess;

  private constructor(driver: WebDriver, dataFolder: string, process: ChildProcess) {
    this.driver = driver;
    this.dataFolder = dataFolder;
    this.#process = process;
  }

  static async start({
    apiBase,
    binary = shellBinary,
    dataFolder = newFolder(),
    link,
  }: ShellOptions): Promise<Shell> {
    const port = await freePort();
    const openers = keepOpened(dataFolder);
    const child = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        JAJAN_API_BASE: apiBase,
        PATH: `${openers}:${process.env['PATH']}`,
        HOME: dataFolder,
        XDG_DATA_HOME: join(dataFolder, 'data'),
        XDG_CACHE_HOME: join(dataFolder, 'cache'),
        XDG_CONFIG_HOME: join(dataFolder, 'config'),
        // The virtual screen has no graphics card to share buffers with.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        NO_AT_BRIDGE: '1',
        // Tauri allows automation only with this.
        TAURI_WEBVIEW_AUTOMATION: 'true',
      },
    });
    await untilListening(port, child);
    const capabilities = new Capabilities().setBrowserName('wry').set('webkitgtk:browserOptions', {
      binary: resolve(binary),
      args: link === undefined ? [] : [link],
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}/`)
      .withCapabilities(capabilities)
      .build();
    return new Shell(driver, dataFolder, child);
  }

  /** Addresses that the app opened externally, oldest first. */
  opened(): string[] {
    const file = join(this.dataFolder, OPENED);
    // Without what is still being written: the opener creates the file before it writes to it.
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  }

  /** Content of a file in the app's data folder; undefined when it is missing. */
  stored(name: string): string | undefined {
    const file = join(this.dataFolder, 'data/id.jajan.app', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** Ends the app and keeps its data. */
  async stop(): Promise<void> {
    await this.driver.quit().catch(() => undefined);
    const ended = new Promise((end) => this.#process.once('exit', end));
    this.#process.kill('SIGTERM');
    const impatient = setTimeout(() => this.#process.kill('SIGKILL'), WAIT_MS);
    await ended;
    clearTimeout(impatient);
  }

  /** Kills the app as a phone's system does, without a word to it, and keeps its data. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    if (children.length === 0) throw new Error('the app does not run');
    for (const child of children) process.kill(Number(child), 'SIGKILL');
    await this.stop();
  }

  /** Ends the app and deletes its data. */
  async stopAndForget(): Promise<void> {
    await this.stop();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  /** Calls a command as the page itself would. Raw bytes come as numbers. */
  async invoke(command: string, parameters: object = {}): Promise<Invoked> {
    return this.driver.executeAsyncScript(
      `const [command, parameters, done] = arguments;
       window.__TAURI_INTERNALS__.invoke(command, parameters).then(
         (value) => done({ ok: true, value: value instanceof ArrayBuffer ? [...new Uint8Array(value)] : (value ?? null) }),
         (error) => done({ ok: false, error }));`,
      command,
      parameters,
    );
  }

  /** What XPath finds now; undefined when a re-render detached it during the search: find it again. */
  async find(xpath: string): Promise<WebElement[] | undefined> {
    try {
      return await this.driver.findElements(By.xpath(xpath));
    } catch (error) {
      if (error instanceof webdriverError.StaleElementReferenceError) return undefined;
      throw error;
    }
  }

  /** Waits for a visible element by XPath. */
  async shown(xpath: string): Promise<WebElement> {
    const found = async (): Promise<WebElement | undefined> => {
      for (const element of (await this.find(xpath)) ?? []) {
        if (await element.isDisplayed().catch(() => false)) return element;
      }
      return undefined;
    };
    return this.until(found, `${xpath} is shown`);
  }

  /**
   * The one way to wait: until `read` returns something other than undefined or false. A timeout
   * reports what the page showed.
   */
  async until<Value>(
    read: () => Value | undefined | false | Promise<Value | undefined | false>,
    what: string,
  ): Promise<Value> {
    const endMs = Date.now() + WAIT_MS;
    while (Date.now() < endMs) {
      const value = await read();
      if (value !== undefined && value !== false) return value;
      await sleep(50);
    }
    // CI keeps nothing but the output.
    const page = await this.evaluate('`${location.href}\n${document.body.innerText}`');
    throw new Error(`never: ${what}; the page showed ${String(page).slice(0, 1500)}`);
  }

  /**
   * Taps an element by XPath. WebDriver computes the position first and taps later; if the element
   * moved meanwhile, the tap is blocked and repeated.
   */
  async tap(xpath: string): Promise<void> {
    const tapped = async (): Promise<boolean> => {
      const element = await this.shown(xpath);
      try {
        await this.driver.executeScript(KEEP_FROM_OTHERS, element);
        await element.click();
      } catch (error) {
        if (NOT_NOW.some((kind) => error instanceof kind)) return false;
        throw error;
      }
      return (await this.evaluate('window.hasHit')) === true;
    };
    await this.until(tapped, `${xpath} can be tapped`);
  }

  /** Evaluates an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    return this.driver.executeScript(`return (${expression});`);
  }
}

/** Brings the element between the sticky bars, blocks the next tap unless it hits the element, and records in `hasHit` whether it did. */
const KEEP_FROM_OTHERS = `
  const [element] = arguments;
  element.scrollIntoView({ block: 'center' });
  const parts = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  window.hasHit = false;
  window.forgetTap?.();
  const judge = (event) => {
    if (!element.contains(event.target)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else if (event.type === 'click') window.hasHit = true;
    if (event.type === 'click') window.forgetTap();
  };
  window.forgetTap = () => parts.forEach((part) => window.removeEventListener(part, judge, true));
  parts.forEach((part) => window.addEventListener(part, judge, true));`;

/** WebDriver's errors for an element that is detached, covered or moving. */
const NOT_NOW = [
  webdriverError.StaleElementReferenceError,
  webdriverError.ElementClickInterceptedError,
  webdriverError.ElementNotInteractableError,
];

const OPENED = 'opened.txt';

/** A PATH folder whose opener records addresses instead of opening a browser. */
function keepOpened(dataFolder: string): string {
  const folder = join(dataFolder, 'openers');
  mkdirSync(folder, { recursive: true });
  const script = `#!/bin/sh\necho "$1" >> '${join(dataFolder, OPENED)}'\n`;
  writeFileSync(join(folder, 'xdg-open'), script, { mode: 0o755 });
  return folder;
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'jajan-shell-'));
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const endMs = Date.now() + WAIT_MS;
  while (Date.now() < endMs) {
    if (child.exitCode !== null) throw new Error(`${DRIVER} ended with ${child.exitCode}`);
    const reply = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (reply !== undefined) return;
    await sleep(50);
  }
  throw new Error(`${DRIVER} did not listen on ${port}`);
}
