import { defineConfig } from '@playwright/test';
import { chromium, headlessShell } from './tests/support/browser.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

/**
 * Files of tests that need the whole browser, with motion and a phone's pixels: motion, carousels, camera,
 * service worker, long walks, the size of pictures. All others run on the headless shell, where nothing
 * moves by itself: it takes half the work off a busy machine.
 */
const FULL = '*.full.spec.ts';

/** A complete run, for which `npm test` asks: it allows a second try, and writes down who needed it. */
const isComplete = process.env['JAJAN_COMPLETE_RUN'] === '1';

/** The browser tests: the built web app, served by a real sandbox for each worker. `npm run e2e`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './tests/support/sandboxes.ts',
  // On the same sandbox, with a trace; tools/flaky.mjs says how many may pass only then.
  retries: isComplete ? 1 : 0,
  maxFailures: isComplete ? 10 : 0,
  // One more than the two cores have: a page that waits for its own clock leaves a core to another.
  workers: 3,
  // Ends of patience, not measures: a machine may be busy, and a slow answer is no wrong one.
  timeout: 120_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list', { printSteps: false }], ['./tools/reporters/playwright.mjs']],
  // The long walks first: one that is left for the end has the other worker wait for it.
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
