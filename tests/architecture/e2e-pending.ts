/**
 * Files, and subjects over their budget, that still break a rule of the browser tests. It shrinks
 * only: who mends one strikes it, the test fails on what no longer breaks its rule, and with the last
 * one this file goes.
 */
export const PENDING: Readonly<Record<string, readonly string[]>> = {
  'tests/e2e/home.spec.ts': [
    'counts and waits for calls in the journal, not on the wire',
    'tries nothing again until it passes',
    'has no patience of its own',
    'measures boxes in the looks only',
  ],

  'tests/e2e/languages.spec.ts': ['counts and waits for calls in the journal, not on the wire'],

  'tests/e2e/location.spec.ts': [
    'counts and waits for calls in the journal, not on the wire',
    'holds a reply where it would delay it for a second or more',
    'expects the same on every run',
    'counts no insertions into the document',
  ],

  'tests/e2e/login-slider.spec.ts': [
    'tries nothing again until it passes',
    'has no patience of its own',
    'measures boxes in the looks only',
  ],

  'tests/e2e/login.spec.ts': ['counts and waits for calls in the journal, not on the wire'],

  'tests/e2e/offline.spec.ts': ['counts and waits for calls in the journal, not on the wire'],

  'tests/e2e/profile.spec.ts': ['holds a reply where it would delay it for a second or more'],

  'tests/e2e/session.spec.ts': [
    'counts and waits for calls in the journal, not on the wire',
    'has no patience of its own',
  ],

  'tests/e2e/telemetry.spec.ts': [
    'counts and waits for calls in the journal, not on the wire',
    'has no patience of its own',
    'starts no sandbox of its own where a reset does',
  ],

  home: ['has at most eight tests for each of its screens'],

  login: ['has at most eight tests for each of its screens'],

  profile: ['has at most eight tests for each of its screens'],
};
