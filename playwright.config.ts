import { defineConfig } from '@playwright/test';
import { chromium, headlessShell } from './tests/support/browser.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

/**
 * Tests that need the complete browser, with motion and a phone's pixel ratio: motion, carousels,
 * camera, service worker, long walks, picture sizes. All others run on the headless shell without
 * motion, which halves the load of the machine.
 */
const FULL = '*.full.spec.ts';

/** A complete run, started by `npm test`: allows one retry, and records flaky tests. */
const isComplete = process.env['JAJAN_COMPLETE_RUN'] === '1';

/** The browser tests: the built web app, served by a real sandbox for each worker. `npm run e2e`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './tests/support/sandboxes.ts',
  // The retry runs on the same sandbox, with a trace; tools/flaky.mjs limits the number of flaky tests.
  retries: isComplete ? 1 : 0,
  maxFailures: isComplete ? 10 : 0,
  // One more than the two cores: a page that waits for a timer leaves its core idle.
  workers: 3,
  // Limits, not measurements: a machine may be busy, and slow is not wrong.
  timeout: 120_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list', { printSteps: false }], ['./tools/reporters/playwright.mjs']],
  // Long tests first: one at the end would keep the other worker waiting.
  projects: [
    { name: 'full', testMatch: FULL, use: { ...chromium, deviceScaleFactor: 2 } },
    {
      name: 'quiet',
      testIgnore: FULL,
      use: {
        ...headlessShell,
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  use: {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: 'light',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
