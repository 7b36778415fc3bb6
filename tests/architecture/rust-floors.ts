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
  ['city'],
  ['store'],
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

/** Finer than the floors: a module prefix, what it must not import, and why. */
export const CLOSER: readonly { from: string; to: RegExp; why: string }[] = [
  {
    from: 'store',
    to: /^city(?!::details)/,
    why: 'the generator runs above the store, in seed; details are facts of a store that stand for rows',
  },
];
