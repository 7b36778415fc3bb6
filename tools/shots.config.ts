import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** For `npm run shots`: the browser and the world of the tests, and the pictures instead of them. */
export default defineConfig({
  ...tests,
  testDir: '../tests/e2e',
  outputDir: '../test-results',
  globalSetup: '../tests/support/sandboxes.ts',
  retries: 0,
  // That of the tests is named by a path from their own folder, and counts tests.
  reporter: 'list',
  projects: (tests.projects ?? [])
    .filter(({ name }) => name === 'quiet')
    .map((project) => ({ ...project, testMatch: 'shots.ts' })),
});
