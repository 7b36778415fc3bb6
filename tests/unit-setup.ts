/**
 * How long a unit test waits for what is to come before it fails: an end of patience, not a measure,
 * as in playwright.config.ts. The libraries' own second is less than a first import takes on a busy
 * machine.
 */
import { vi } from 'vitest';

const PATIENCE_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patient(options));

// Only where a test imports it: most do not.
vi.mock('@testing-library/react', async (importOriginal) => {
  const library = await importOriginal<typeof import('@testing-library/react')>();
  library.configure({ asyncUtilTimeout: PATIENCE_MS });
  return library;
});

function patient(options: number | { timeout?: number } = {}): { timeout?: number } {
  return typeof options === 'number' ? { timeout: options } : { timeout: PATIENCE_MS, ...options };
}
