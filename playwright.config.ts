import { defineConfig } from '@playwright/test';
import { chromium } from './tests/support/browser.ts';

/** The browser tests: the built web app, served by a real sandbox for each worker. `npm run e2e`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // In the complete run alone: what passes only then is named as flaky, and more than two fail it.
  retries: process.env['JAJAN_COMPLETE_RUN'] === '1' ? 1 : 0,
  workers: 2,
  // Ends of patience, not measures: a machine may be busy, and a slow answer is no wrong one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    ...chromium,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: 'light',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
