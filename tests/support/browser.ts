/** How tests, bench and pictures start Chromium: the system's one, quiet, without its own traffic. */
import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromiumPath =
  process.env['CHROMIUM'] ?? CANDIDATES.find((path) => existsSync(path)) ?? '/usr/bin/chromium';

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
} as const;
