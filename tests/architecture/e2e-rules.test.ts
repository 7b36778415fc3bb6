// @vitest-environment node
/** Rules of the browser tests against what makes a test flaky, slow, or unable to fail. */
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathnames } from '../../src/paths.ts';
import { isSandboxStart, isTestCall, nodesOf, RULES } from './e2e-rules.ts';
import { projectFiles, type Source } from './sources.ts';

/** Shared test code, and the rules that do not apply to it. */
const GROUND: Readonly<Record<string, string>> = {
  'tests/e2e/fixtures.ts': 'sets the clock, knows how long to wait',
  'tests/support/sandboxes.ts': 'starts the sandboxes of a run',
  'tests/support/said.ts': 'notes what is shown in passing; nobody counts it',
  'tests/support/sandbox.ts': 'waits for a process to begin',
};

const all = projectFiles(/^tests\/(?:e2e|support)\/.*\.ts$/).filter(({ path }) => !GROUND[path]);
const specs = all.filter(({ path }) => path.endsWith('.spec.ts'));

/** `tests/e2e/device/scan.full.spec.ts` -> `scan` */
const subjectOf = (path: string): string =>
  basename(path).replace(/(?:\.full)?(?:\.spec)?\.ts$/, '');

/** Tests that start their own sandbox, by subject: how many, and why a reset is not enough. */
const OWN_SANDBOXES: Readonly<Record<string, readonly [times: number, why: string]>> = {
  database: [1, 'data that was edited before the start'],
  faults: [2, 'the process dies and comes back'],
  home: [1, 'a city of 80 stores, so that its list ends'],
  updates: [1, 'the deployed files change under the running app'],
};
const START = 'starts no sandbox of its own where a reset does';

/** Screens and large sheets, by the specs that are about them. */
const SCREENS: Readonly<Record<string, readonly (keyof typeof pathnames | `a ${string}`)[]>> = {
  redeem: ['a voucher at an outlet'],
  category: ['categoryPoiList'],
  brands: ['brands', 'brandsHomepage', 'bigBrandActivity'],
  rank: ['rank'],
  checkout: ['confirmOrder'],
  favourite: ['favoritesList'],
  flash: ['flashDeal'],
  refund: ['refundEdit', 'refundDetail'],
  gift: ['receiveRedEnvelope', 'operationalDelivery', 'a sheet for giving'],
  home: ['home'],
  install: ['appDownload', 'a download bar', 'a screen for a version that is too old'],
  login: ['a sheet for the number', 'a sheet for the code'],
  'login-slider': ['a sheet for the slider'],
  malls: ['mall', 'shoppingMallListPage'],
  orders: ['order', 'groupCouponOrderDetail'],
  payment: ['cashier', 'payCode', 'purchaseSuccessPage'],
  preview: ['imagePreview'],
  profile: ['account', 'editProfile'],
  review: ['reviewList', 'reviewDetail'],
  'review-write': ['reviewEdit'],
  savings: ['savings'],
  scan: ['a sheet for the camera'],
  search: ['searchDishes'],
  setting: ['setting'],
  share: ['a sheet for sharing'],
  store: ['merchant', 'merchantDetail'],
  video: ['exploreFeeds', 'playVideo'],
  voucher: ['groupCouponDetail', 'groupCouponDetailPreview'],
  wallet: [
    'myCouponList',
    'couponDetail',
    'myOffers',
    'historyOffers',
    'redEnvelopeDetail',
    'redEnvelopeProducts',
    'tripartiteCoupons',
  ],
};

/** Specs about flows across screens. */
const THROUGH_MANY = [
  'answers',
  'back',
  'build',
  'buying',
  'console',
  'coupons',
  'endurance',
  'errors',
  'favourite-cards',
  'faults',
  'first-use',
  'floor',
  'frame',
  'hard-ways',
  'hostile',
  'languages',
  'links',
  'location',
  'moments',
  'offline',
  'ordering',
  'phone',
  'pwa',
  'reminders',
  'room',
  'screens',
  'security',
  'session',
  'split',
  'tabs',
  'telemetry',
  'updates',
  'use',
  'walk',
  'weight',
  'taps',
];
const MOST_TESTS = 8;
const BUDGET = 'has at most eight tests for each of its screens';

/** `store-looks` belongs to `store`, `review-write` to itself. */
function ownerOf(subject: string): string | undefined {
  const owners = [...Object.keys(SCREENS), ...THROUGH_MANY];
  return owners
    .filter((owner) => subject === owner || subject.startsWith(`${owner}-`))
    .toSorted((a, b) => b.length - a.length)[0];
}

interface Breach {
  /** A file, or a subject where its files are counted together. */
  of: string;
  rule: string;
  places: readonly string[];
}

function breachesOf(sources: readonly Source[]): Breach[] {
  const broken = RULES.flatMap((rule) =>
    sources.map((source) => ({
      of: source.path,
      rule: rule.name,
      places: nodesOf(source, rule.isBroken),
    })),
  );
  const started = sources.map((source) => {
    const places = nodesOf(source, isSandboxStart);
    const [allowed] = OWN_SANDBOXES[subjectOf(source.path)] ?? [0];
    return { of: source.path, rule: START, places: places.slice(allowed) };
  });
  const counted = Object.entries(SCREENS).map(([owner, screens]) => {
    const places = sources
      .filter(({ path }) => ownerOf(subjectOf(path)) === owner)
      .flatMap((source) => nodesOf(source, isTestCall));
    return { of: owner, rule: BUDGET, places: places.slice(MOST_TESTS * screens.length) };
  });
  return [...broken, ...started, ...counted].filter(({ places }) => places.length > 0);
}

const spec = (path: string, text: string): Source => ({ path: `tests/e2e/${path}`, text });

describe('a browser test', () => {
  const breaches = breachesOf(all);
  const unlisted = (rule: string): string[] =>
    breaches.filter((each) => each.rule === rule).flatMap(({ places }) => places);

  it.each(RULES)('$name', ({ name, isBroken, bad, good }) => {
    for (const text of bad)
      expect(nodesOf(spec('x.spec.ts', `use();\n${text}`), isBroken)[0], text).toBe(
        'tests/e2e/x.spec.ts:2',
      );
    for (const text of good)
      expect(nodesOf(spec('x.spec.ts', `use();\n${text}`), isBroken), text).toEqual([]);
    expect(unlisted(name)).toEqual([]);
  });

  it('may measure boxes in the layout specs', () => {
    const text = 'await heading.boundingBox();';
    const broken = (path: string) => breachesOf([spec(path, text)]).length;
    expect(
      ['store.spec.ts', 'store-looks.spec.ts', 'login-looks.full.spec.ts'].map(broken),
    ).toEqual([1, 0, 0]);
  });

  it('starts no sandbox of its own where a reset does', () => {
    const text = 'const own = await Sandbox.start({ web });\n';
    const broken = (path: string, times: number) =>
      breachesOf([spec(path, text.repeat(times))]).map(({ places }) => places);
    expect(broken('errors.spec.ts', 1)).toEqual([['tests/e2e/errors.spec.ts:1']]);
    expect(broken('home.spec.ts', 1)).toEqual([]);
    expect(broken('home.full.spec.ts', 2)).toEqual([['tests/e2e/home.full.spec.ts:2']]);
    expect(unlisted(START)).toEqual([]);
    for (const [subject, [times, why]] of Object.entries(OWN_SANDBOXES)) {
      const files = all.filter(({ path }) => subjectOf(path) === subject);
      const places = files.flatMap((source) => nodesOf(source, isSandboxStart));
      expect(places.length, `${subject}: ${why}`).toBeGreaterThanOrEqual(times);
    }
  });

  it('has at most eight tests for each of its screens', () => {
    const some = (path: string, times: number) => spec(path, "test('a', run);\n".repeat(times));
    const broken = (...sources: Source[]) =>
      breachesOf(sources).map(({ of, places }) => [of, places.length]);
    expect(broken(some('home.spec.ts', 8), some('faults.spec.ts', 9))).toEqual([]);
    expect(broken(some('home.spec.ts', 8), some('home-looks.full.spec.ts', 1))).toEqual([
      ['home', 1],
    ]);
    expect(broken(some('review.spec.ts', 16), some('review-write.spec.ts', 9))).toEqual([
      ['review-write', 1],
    ]);
    expect(nodesOf(spec('x.spec.ts', 'for (const a of b) test(a, run);'), isTestCall)).toHaveLength(
      1,
    );
    expect(unlisted(BUDGET)).toEqual([]);
  });

  it('belongs to a screen or to a flow across screens', () => {
    expect(ownerOf('review-write')).toBe('review-write');
    expect(ownerOf('review-looks')).toBe('review');
    expect(ownerOf('stores')).toBeUndefined();
    const unknown = specs.filter(({ path }) => ownerOf(subjectOf(path)) === undefined);
    expect(unknown.map(({ path }) => path)).toEqual([]);
    const screens = Object.values(SCREENS).flat();
    expect(new Set(screens).size).toBe(screens.length);
    expect(screens.filter((name) => !name.startsWith('a ') && !(name in pathnames))).toEqual([]);
  });

  // `npm run e2e -- store` runs each spec whose path contains the word.
  it('is in a folder whose name matches no other spec', () => {
    const alsoTaken = (folders: readonly string[], subjects: readonly string[]) =>
      folders.filter((folder) => subjects.some((subject) => folder.includes(subject)));
    expect(alsoTaken(['stores', 'account'], ['store'])).toEqual(['stores']);
    const folders = specs.map(({ path }) => basename(dirname(path)));
    const subjects = specs.map(({ path }) => subjectOf(path));
    expect(folders).not.toContain('e2e');
    expect(alsoTaken([...new Set(folders)], subjects)).toEqual([]);
  });

  it('still needs each exception', () => {
    const ground = projectFiles(/^tests\/.*\.ts$/).filter(({ path }) => GROUND[path]);
    expect(new Set(breachesOf(ground).map(({ of }) => of)).size).toBe(Object.keys(GROUND).length);
  });
});
