/**
 * Who may import whom in `src/`. `docs/invariants.md` 1 to 4; this table is the documentation.
 *
 * A layer may import itself and the layers of its row. The rows are an order: a layer is named only in
 * rows above its own, so no two import each other. `imports.cjs` gives dependency-cruiser the
 * cycles; what is finer than a cycle is here, so that one place says all directions.
 */

/** Each layer, and what it may reach. Down only. */
export const LAYERS = {
  main: [
    'app',
    'screens',
    'features',
    'session',
    'api',
    'host',
    'storage',
    'i18n',
    'telemetry',
    'ui',
    'lib',
    'paths',
    'sw',
  ],
  app: [
    'screens',
    'features',
    'session',
    'api',
    'host',
    'storage',
    'i18n',
    'telemetry',
    'ui',
    'lib',
    'paths',
    'sw',
  ],
  screens: [
    'features',
    'session',
    'api',
    'host',
    'storage',
    'i18n',
    'telemetry',
    'ui',
    'lib',
    'paths',
  ],
  features: ['session', 'api', 'host', 'storage', 'i18n', 'telemetry', 'ui', 'lib', 'paths'],
  session: ['api', 'host', 'storage', 'i18n', 'telemetry', 'ui', 'lib', 'paths'],
  // Reports go out through `api`; what `api` reports, `api/context.ts` gives to telemetry.
  telemetry: ['api', 'host', 'storage', 'lib', 'paths'],
  api: ['host', 'storage', 'lib', 'paths'],
  i18n: ['storage', 'ui', 'lib'],
  storage: ['host', 'lib', 'paths'],
  host: ['lib', 'paths'],
  sw: ['lib'],
  ui: ['lib'],
  lib: [],
  paths: [],
} as const satisfies Record<string, readonly string[]>;

export type Layer = keyof typeof LAYERS;

/** `features/x` may import these other features. The table itself has no cycle; a test holds it to that. */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  brands: ['location', 'navigation', 'store-list'],
  checkout: [
    'flow',
    'bill',
    'navigation',
    'order',
    'payment',
    'refund-promise',
    'split',
    'voucher',
  ],
  claim: ['act', 'store-list', 'unread'],
  coupon: ['navigation', 'refund-promise'],
  debug: ['remote-config'],
  device: ['links'],
  gift: ['act', 'failure', 'kept-words', 'links', 'order', 'share', 'store-list', 'unread'],
  favourite: ['act', 'location', 'navigation', 'store-list'],
  notifications: ['remote-config'],
  'home-cards': ['coupon', 'location', 'navigation', 'store-list'],
  install: ['device', 'links'],
  member: ['failure'],
  navigation: ['links'],
  'opening-hours': ['store-list'],
  order: ['act', 'failure', 'kept-words', 'navigation'],
  ordering: ['links', 'remote-config'],
  payment: ['flow', 'act', 'navigation', 'order', 'refund', 'share'],
  profile: ['flow', 'act', 'kept-words', 'links', 'photo', 'remote-config'],
  redeem: [
    'act',
    'gift',
    'kept-words',
    'links',
    'location',
    'navigation',
    'order',
    'payment',
    'photo',
    'scan',
    'voucher',
  ],
  refund: ['act', 'failure', 'navigation', 'notifications', 'order'],
  mall: ['location', 'store-list'],
  login: ['flow', 'links', 'navigation'],
  rank: ['failure', 'location', 'store-filter', 'store-list'],
  reminders: ['notifications'],
  scan: ['links', 'ordering', 'remote-config'],
  split: ['order'],
  'store-contact': ['links'],
  'store-page': [
    'claim',
    'coupon',
    'failure',
    'gallery',
    'halal',
    'links',
    'location',
    'navigation',
    'opening-hours',
    'refund-promise',
    'store-contact',
    'store-list',
    'usable-now',
  ],
  trust: ['act', 'halal', 'kept-words'],
  wallet: [
    'act',
    'failure',
    'gift',
    'links',
    'location',
    'navigation',
    'opening-hours',
    'order',
    'paged-list',
    'refund-promise',
  ],
  'usable-now': ['opening-hours'],
  voucher: [
    'bill',
    'coupon',
    'failure',
    'gallery',
    'home-cards',
    'links',
    'location',
    'navigation',
    'opening-hours',
    'store-contact',
    'store-list',
    'store-page',
    'usable-now',
  ],
  review: ['act', 'failure', 'gallery', 'navigation', 'opening-hours'],
  'review-actions': ['act', 'kept-words', 'review', 'review-write', 'share'],
  'review-list': ['failure', 'navigation', 'review', 'review-actions', 'review-write'],
  'review-write': ['flow', 'photo', 'review'],
  'store-list': ['coupon', 'halal', 'location', 'navigation', 'paged-list', 'store-filter'],
};

/** Packages that one layer alone may import, by prefix. */
export const PACKAGES: readonly { prefix: string; only: RegExp; why: string }[] = [
  {
    prefix: '@tauri-apps',
    only: /^src\/host\/tauri\//,
    why: 'the web build contains nothing of it',
  },
  {
    prefix: 'react-router',
    only: /^src\/(?:main\.tsx|app\/|screens\/|features\/|session\/)/,
    why: 'lower layers know no routes',
  },
  {
    prefix: '@tanstack',
    only: /^src\/(?:main\.tsx|app\/|screens\/|features\/|session\/|api\/)/,
    why: 'server data enters above the api layer',
  },
  {
    prefix: '@lingui',
    only: /^src\/(?:i18n\/|vite-env\.d\.ts)/,
    why: 'there is one way to a text',
  },
  {
    prefix: 'valibot',
    only: /^src\/(?:api|features|session|telemetry|storage|i18n|host)\//,
    why: 'what is shown was checked before',
  },
  { prefix: 'node:', only: /\.test\.tsx?$/, why: 'the app runs in web views' },
];

/** `lib` is pure: none of these words outside comments. The clock is the one seam to real time. */
export const LIB_IMPURE: readonly RegExp[] = [
  /\bwindow\b/,
  /\bdocument\b/,
  /\bnavigator\b/,
  /\blocalStorage\b/,
  /\bfetch\(/,
  /\bMath\.random\b/,
  /\bsetTimeout\b/,
  /\bfrom 'react/,
  /\bDate\.now\b/,
  /\bnew Date\(\)/,
];

/** The one file of `lib` that may name real time, because everything else asks it. */
export const CLOCK_FILE = 'src/lib/now.ts';
