import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** For `npm run shots`: browser and sandbox as in the tests, with screenshots instead of tests. */
export default defineConfig({
  ...tests,
  testDir: '../tests/e2e',
  outputDir: '../test-results',
  globalSetup: '../tests/support/sandboxes.ts',
  retries: 0,
  // The tests' reporter has a path relative to their folder and counts tests.
  reporter: 'list',
  projects: (tests.projects ?? [])
    .filter(({ name }) => name === 'quiet')
    .map((project) => ({ ...project, testMatch: 'shots.ts' })),
});
