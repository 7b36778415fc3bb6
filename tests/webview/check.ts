import { test } from 'node:test';

/** One test. The runner awaits it, so nobody else has to. */
export function check(name: string, run: () => Promise<void>): void {
  // For the reporter: where the test is written. The runner takes this line for it, of all tests.
  const caller = new Error('here').stack?.split('\n')[2] ?? name;
  void test(name, { tags: [caller.trim()] }, run);
}
