/**
 * The floors of the sandbox, from the ground. A module imports from its own room (the first part of its
 * path) and from lower floors; not sideways, not upwards.
 */
export const SANDBOX_FLOORS: readonly (readonly string[])[] = [
  // Pure, but for `chance`, which asks the machine for random bytes.
  ['text'],
  [
    'bill',
    'chance',
    'work',
    'dice',
    'geo',
    'ids',
    'mode',
    'own_names',
    'phone',
    'recent',
    'time',
    'typed',
    'words',
  ],
  ['money', 'secrets'],
  ['pictures'],
  // Facts only: what is invented is written into it, or added by its callers.
  ['store'],
  ['city'],
  ['clock', 'error', 'memory', 'seed'],
  ['origin'],
  ['state'],
  ['edge'],
  ['routes'],
  ['console', 'serve', 'web'],
  // `lib.rs`: all routes together.
  [''],
  ['cli'],
  ['run'],
  ['main'],
];
