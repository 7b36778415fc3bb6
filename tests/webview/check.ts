import assert from 'node:assert/strict';
import { test } from 'node:test';

type Run = () => Promise<void>;

/** One test. The runner awaits it. */
export function check(name: string, run: Run): void {
  register(name, run, callersLine());
}

/** Makes `check` for the parts of one journey: after a failure the following parts are not tried. */
export function journey(): typeof check {
  let isLost = false;
  return (name, run) => {
    const part = async () => {
      assert.ok(!isLost, 'an earlier step failed');
      isLost = true;
      await run();
      isLost = false;
    };
    register(name, part, callersLine());
  };
}

/** For the reporter: where the test is written. The runner takes its own call for it, of all tests. */
function register(name: string, run: Run, line: string | undefined): void {
  void test(name, { tags: [line?.trim() ?? name] }, run);
}

/** Of the caller of the function that asks. */
function callersLine(): string | undefined {
  return new Error('here').stack?.split('\n')[3];
}
