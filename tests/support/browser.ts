/** How tests, bench and screenshots start Chromium: the system's, without its own traffic. */
import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The complete Chromium, which can also open a window. */
export const chromiumPath =
  process.env['CHROMIUM'] ?? CANDIDATES.find((path) => existsSync(path)) ?? '/usr/bin/chromium';

/** The headless shell: starts faster and paints less. */
export const headlessShellPath =
  process.env['CHROMIUM_HEADLESS_SHELL'] ?? '/usr/bin/chromium-headless-shell';

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const chromium = startedFrom(chromiumPath);
export const headlessShell = startedFrom(headlessShellPath);

function startedFrom(executablePath: string) {
  return {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArgs },
  } as const;
}
