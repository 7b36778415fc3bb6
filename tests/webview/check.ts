import { test } from 'node:test';

/** One test. The runner awaits it, so nobody else has to. */
export function check(name: string, run: () => Promise<void>): void {
  void test(name, run);
}
