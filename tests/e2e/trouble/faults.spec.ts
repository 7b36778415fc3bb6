/** Faults of the server: the app reports them, keeps its data and recovers. */
import type { Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import type { Fault } from '../../../src/api/generated/types.ts';
import { appChunk } from '../../support/app-chunk.ts';
import { cardListPath, nearbyStores, storeListPath } from '../../support/requests.ts';
import { Sandbox, T0_MS, webFolder } from '../../support/sandbox.ts';
import {
  elapseUntil,
  expect,
  leaveAndStop,
  MENTENG,
  open,
  openHome,
  openSettled,
  scrollUntil,
  settled,
  storeCards,
  test,
} from '../fixtures.ts';
import { text } from '../texts.ts';

const LISTS = '/market/asset_aggregate_page/find_';

interface Struck {
  fault: Omit<Fault, 'path'>;
  title: string;
}

/** Transient faults of the list on a first visit, and the text shown for each. */
const LIST_FAULTS: readonly Struck[] = [
  { fault: { kind: 'malformed_body' }, title: 'home.errorTitle' },
  { fault: { kind: 'missing_field', field: 'poiList' }, title: 'home.errorTitle' },
  { fault: { kind: 'wrong_type', field: 'poiList' }, title: 'home.errorTitle' },
  { fault: { kind: 'server_error' }, title: 'home.errorTitle' },
  { fault: { kind: 'rate_limited' }, title: 'common.busy' },
  { fault: { kind: 'reset' }, title: 'home.networkErrorTitle' },
];
const CARD_FAULTS: readonly Struck[] = [
  { fault: { kind: 'missing_field', field: 'cardList' }, title: 'home.cardsErrorTitle' },
  { fault: { kind: 'rate_limited' }, title: 'common.busy' },
  { fault: { kind: 'reset' }, title: 'home.cardsErrorTitle' },
];
/** A business error: only the user can decide to retry. */
const REFUSAL = { kind: 'business', field: codes.VALUE_INVALID } as const;

const heading = (page: Page, title: string) => page.getByRole('heading', { name: text(title) });
const tiles = (page: Page) => page.getByRole('navigation', { name: text('home.categories') });

for (const { fault, title } of LIST_FAULTS) {
  test(`a list with fault ${fault.kind} says so, keeps the cards, and recovers`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setFaults({ path: LISTS, ...fault });
    await open(page);
    await expect(heading(page, title)).toBeVisible();
    await expect(tiles(page)).toBeVisible();
    await sandbox.setFaults();
    await elapseUntil(page, sandbox, () => storeCards(page).first().isVisible());
    await expect(heading(page, title)).toHaveCount(0);
  });
}

for (const { fault, title } of CARD_FAULTS) {
  test(`cards with fault ${fault.kind} say so, keep the list, and recover`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setFaults({ path: cardListPath, ...fault });
    await open(page);
    await expect(storeCards(page).first()).toBeVisible();
    await expect(heading(page, title)).toBeVisible();
    await sandbox.setFaults();
    await elapseUntil(page, sandbox, () => tiles(page).isVisible());
    await expect(heading(page, title)).toHaveCount(0);
  });
}

for (const { name, path, title, shown } of [
  {
    name: 'a list',
    path: LISTS,
    title: 'home.errorTitle',
    shown: (page: Page) => storeCards(page).first(),
  },
  { name: 'cards', path: cardListPath, title: 'home.cardsErrorTitle', shown: tiles },
]) {
  test(`${name} with a business error: the retry button refetches at once`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setFaults({ path, ...REFUSAL });
    await open(page);
    await expect(heading(page, title)).toBeVisible();
    // The calls that follow from the position are finished.
    await expect(page.getByText(text('home.locationNote'))).toBeVisible();
    await (await sandbox.journal()).quiet();
    const retry = page.getByRole('button', { name: text('common.retry') });
    const journal = await sandbox.journal();
    await retry.tap();
    expect((await journal.next(path)).code).toBe(codes.VALUE_INVALID);
    await expect(heading(page, title)).toBeVisible();
    await sandbox.setFaults();
    await retry.tap();
    await expect(shown(page)).toBeVisible();
    await expect(heading(page, title)).toHaveCount(0);
  });
}

test('one malformed card leaves the other cards', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: cardListPath, kind: 'wrong_type', field: 'countdownTime' });
  await openHome(page);
  await expect(page.getByRole('navigation', { name: text('home.categories') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a malformed store is dropped, the others stay', async ({ page, sandbox }) => {
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  const names = (isRanked: boolean) =>
    poiList.filter(({ rankInfo }) => Boolean(rankInfo) === isRanked).map((each) => each.storeName);
  const [spoilt, others] = [names(true), names(false)];
  expect(spoilt.length, 'of the first page some have a rank').toBeGreaterThan(0);
  expect(others.length, 'and some have none').toBeGreaterThan(1);
  // Affects only replies that have the field.
  await sandbox.setFaults({ path: LISTS, kind: 'wrong_type', field: 'rankInfo' });
  await openSettled(page, sandbox);
  const seen = new Set<string>();
  await scrollUntil(page, async () => {
    for (const each of await storeCards(page).getByRole('heading').allTextContents())
      seen.add(each);
    return seen.size > others.length;
  });
  expect([...seen].slice(0, others.length)).toEqual(others);
  for (const name of spoilt) expect([...seen]).not.toContain(name);
});

test('a slow server shows skeletons, then the page', async ({ page, sandbox }) => {
  const held = await sandbox.hold('/market/');
  await open(page);
  await held.arrived();
  const shapes = page.getByRole('status', { name: text('home.storesLoading') });
  await expect(shapes).toBeVisible();
  await expect(storeCards(page)).toHaveCount(0);
  await held.release();
  await expect(storeCards(page).first()).toBeVisible();
  await expect(shapes).toHaveCount(0);
});

test('a failed next page offers a retry', async ({ page, sandbox }) => {
  await openHome(page);
  // A business error: a transient one would be retried before the tap.
  await sandbox.setFaults({
    path: storeListPath.distance,
    kind: 'business',
    field: codes.VALUE_INVALID,
  });
  await expect
    .poll(async () => {
      await page.getByRole('main').evaluate((element) => element.scrollBy(0, 1500));
      return page.getByText(text('common.moreFailed')).isVisible();
    })
    .toBe(true);
  await sandbox.setFaults();
  const before = await page.getByRole('main').evaluate((element) => element.scrollHeight);
  await page.getByRole('button', { name: text('common.retry') }).click();
  await expect
    .poll(() => page.getByRole('main').evaluate((element) => element.scrollHeight))
    .toBeGreaterThan(before + 500);
});

test('failed pictures show a drawn fallback', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: '/img/', kind: 'server_error' });
  await openHome(page);
  await expect(page.getByRole('navigation', { name: text('home.categories') })).toBeVisible();
  const broken = () =>
    page.evaluate(
      () =>
        [...document.images].filter(
          (image) =>
            image.complete &&
            image.naturalWidth === 0 &&
            image.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ).length,
    );
  await expect.poll(broken).toBe(0);
});

test('an app whose scripts fail to load: the page says so, and starts by itself', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFaults({ path: await appChunk(sandbox), kind: 'reset' });
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await sandbox.setFaults();
  await expect(storeCards(page).first()).toBeVisible();
});

test.describe('the server dies', () => {
  let own: Sandbox;
  test.beforeEach(async () => {
    own = await Sandbox.start({ web: webFolder, args: ['--start-at-ms', String(T0_MS)] });
  });
  test.afterEach(({ page }) => leaveAndStop(page, own));

  test('between pages: shown data stays, and the list resumes by itself', async ({ page }) => {
    await open(page, own.baseUrl);
    await settled(page, own);
    const first = storeCards(page).first().getByRole('heading');
    const name = (await first.textContent()) ?? '';
    await own.kill();
    await page.getByRole('button', { name: text('home.refreshLocation') }).click();
    const banner = page.getByText(text('frame.unreachableBanner'));
    await expect(banner).toBeVisible();
    await expect(first).toHaveText(name);
    await own.restart();
    await elapseUntil(page, own, () => banner.isHidden());
    await expect(first).toHaveText(name);
  });

  test('during a request: an error is shown, and it recovers by itself', async ({ page }) => {
    const held = await own.hold(LISTS);
    await open(page, own.baseUrl);
    await held.arrived();
    await own.kill();
    await expect(heading(page, 'home.networkErrorTitle')).toBeVisible();
    await own.restart();
    await elapseUntil(page, own, () => storeCards(page).first().isVisible());
  });
});
