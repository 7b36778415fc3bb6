/**
 * What every unit test begins with: atoms as they are at the start of the app, and patience. The
 * libraries' own second is less than a first import takes on a busy machine.
 */
import { afterEach, vi } from 'vitest';
import { resetAtoms } from '../src/lib/atom.ts';
import { PATIENCE_MS } from './support/patience.ts';

afterEach(resetAtoms);

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
