/**
 * Files, and subjects over their budget, that still break a rule of the browser tests. It shrinks
 * only: who mends one strikes it, the test fails on what no longer breaks its rule, and with the last
 * one this file goes.
 */
export const PENDING: Readonly<Record<string, readonly string[]>> = {
  'tests/e2e/languages.spec.ts': ['counts and waits for calls in the journal, not on the wire'],
};
