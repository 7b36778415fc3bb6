/**
 * The sandbox and the shell that the tests of one file share. Each file runs in a process of its own,
 * so its stage is this module's; imports of `sandbox` and `shell` follow each new start.
 */
import { after, before } from 'node:test';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../support/browser.ts';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { Shell, type ShellOptions } from './shell.ts';

/* oxlint-disable import/no-mutable-exports -- started before the first test, the shell again by some */
export let sandbox: Sandbox;
export let shell: Shell;
/** Only with `hasWeb`. */
export let browser: Browser;
/** A page of the browser, for the console. */
export let desk: Page;
/* oxlint-enable import/no-mutable-exports */

interface Stage {
  /** The sandbox serves the web app too, and a browser is there for its pages and the console. */
  hasWeb?: boolean;
  /** No login asks for the slider. */
  isSliderOff?: boolean;
  /** Runs before the shell starts. What it returns is the link that opens the shell. */
  prepare?: () => Promise<string | undefined>;
}

/** Starts the stage before the first test of the file and ends it after the last. */
export function stage({ hasWeb = false, isSliderOff = false, prepare }: Stage = {}): void {
  before(async () => {
    sandbox = await Sandbox.start(hasWeb ? { web: webFolder } : {});
    if (isSliderOff) await sandbox.call('/sandbox/slider', { mode: 'NEVER' });
    const link = await prepare?.();
    if (hasWeb) {
      browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
      desk = await browser.newPage();
    }
    shell = await Shell.start({ apiBase: sandbox.baseUrl, link });
  });

  // What failed to start is undefined.
  after(async () => {
    await (shell as Shell | undefined)?.stopAndForget();
    await (browser as Browser | undefined)?.close();
    await (sandbox as Sandbox | undefined)?.stop();
  });
}

/** Starts the app with its data after it was stopped or killed. */
export async function startAgain(link?: string): Promise<void> {
  shell = await Shell.start({ apiBase: sandbox.baseUrl, dataFolder: shell.dataFolder, link });
}

/** Stops the app and starts it with its data. */
export async function restart(link?: string): Promise<void> {
  await shell.stop();
  await startAgain(link);
}

/** Runs on another device, whose data is deleted afterwards. */
export async function onOther(
  options: Partial<ShellOptions>,
  run: (other: Shell) => Promise<void>,
): Promise<void> {
  const other = await Shell.start({ apiBase: sandbox.baseUrl, ...options });
  try {
    await run(other);
  } finally {
    await other.stopAndForget();
  }
}
