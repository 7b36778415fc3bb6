/** The server misbehaves in every way that it can: the app says so, keeps what it has, and recovers. */
import type { Locator, Page } from '@playwright/test';
import type { Fault } from '../../src/api/generated/types.ts';
import { appChunk } from '../support/app-chunk.ts';
import { cardListPath, nearbyStores, storeListPath } from '../support/requests.ts';
import { expectSaid } from '../support/said.ts';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import {
  expect,
  leaveAndStop,
  MENTENG,
  open,
  openHome,
  openSettled,
  settled,
  storeCards,
  test,
} from './fixtures.ts';
import { text } from './texts.ts';

const LISTS = '/market/asset_aggregate_page/find_';

interface Struck {
  fault: Omit<Fault, 'path'>;
  title: string;
  /** The server said no: only a person can know that it is worth another try. */
  isFinal?: true;
}

/** What strikes the list on a first visit, and what is then to be read in its place. */
const LIST_FAULTS: readonly Struck[] = [
  { fault: { kind: 'malformed_body' }, title: 'home.errorTitle' },
  { fault: { kind: 'missing_field', field: 'poiList' }, title: 'home.errorTitle' },
  { fault: { kind: 'wrong_type', field: 'poiList' }, title: 'home.errorTitle' },
  { fault: { kind: 'server_error' }, title: 'home.errorTitle' },
  { fault: { kind: 'business', field: '9000422' }, title: 'home.errorTitle', isFinal: true },
  { fault: { kind: 'rate_limited' }, title: 'home.busyTitle' },
  { fault: { kind: 'reset' }, title: 'home.networkErrorTitle' },
];

/** The button of an error asks again, at once. */
async function retryWorks(page: Page, section: Locator, path: string): Promise<void> {
  const retry = section.getByRole('button', { name: text('common.retry') }).first();
  const asked = page.waitForRequest((request) => request.url().includes(path));
  await retry.click();
  // An answer, or none: what comes later is not this tap's.
  await (await asked).response();
}

/** By itself, without a touch; where the server said no, by the button. */
async function comesBack(section: Locator, what: Locator, isFinal = false): Promise<void> {
  if (isFinal)
    await section
      .getByRole('button', { name: text('common.retry') })
      .first()
      .click();
  await expect(what, isFinal ? 'it comes with a tap' : 'it recovers by itself').toBeVisible({
    timeout: 60_000,
  });
}

for (const { fault, title, isFinal } of LIST_FAULTS) {
  test(`a list struck by ${fault.kind} says so, leaves the cards, and comes back`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setFaults({ path: LISTS, ...fault });
    await open(page);
    await expect(page.getByRole('heading', { name: text(title) })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('navigation', { name: text('home.categories') })).toBeVisible();
    const stores = page.getByRole('region', { name: text('home.nearbyStores') });
    await retryWorks(page, stores, 'find_by_distance');
    await sandbox.setFaults();
    await comesBack(stores, storeCards(page).first(), isFinal);
  });

  test(`cards struck by ${fault.kind} say so and leave the list`, async ({ page, sandbox }) => {
    const field = fault.field === 'poiList' ? { field: 'cardList' } : {};
    await sandbox.setFaults({ path: cardListPath, ...fault, ...field });
    await open(page);
    await expect(storeCards(page).first()).toBeVisible();
    const cardTitle = fault.kind === 'rate_limited' ? 'home.busyTitle' : 'home.cardsErrorTitle';
    await expect(page.getByRole('heading', { name: text(cardTitle) })).toBeVisible({
      timeout: 40_000,
    });
    await retryWorks(page, page.getByRole('main'), 'page_card_list');
    await sandbox.setFaults();
    const tiles = page.getByRole('navigation', { name: text('home.categories') });
    await comesBack(page.getByRole('main'), tiles, isFinal);
  });
}

test('one malformed card does not take another one with it', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: cardListPath, kind: 'wrong_type', field: 'countdownTime' });
  await openHome(page);
  await expect(page.getByRole('navigation', { name: text('home.categories') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('one malformed store is left out, the others stay', async ({ page, sandbox }) => {
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  const names = (isRanked: boolean) =>
    poiList.filter(({ rankInfo }) => Boolean(rankInfo) === isRanked).map((each) => each.storeName);
  const [spoilt, others] = [names(true), names(false)];
  expect(spoilt, 'of the first page one has a rank').toHaveLength(1);
  // Strikes those alone that have the field.
  await sandbox.setFaults({ path: LISTS, kind: 'wrong_type', field: 'rankInfo' });
  // The whole page of the list is drawn.
  await page.setViewportSize({ width: 360, height: 3600 });
  await openSettled(page, sandbox);
  const shown = () => storeCards(page).getByRole('heading').allTextContents();
  await expect.poll(async () => (await shown()).slice(0, others.length)).toEqual(others);
  expect(await shown()).not.toContain(spoilt[0]);
});

test('a slow server shows shapes first, then the page', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: '/market/', kind: 'latency', delayMs: 1500 });
  await open(page);
  await expectSaid(page, text('home.storesLoading'));
  await expect(storeCards(page).first()).toBeVisible();
});

test('home cards take the room that was kept for them', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: cardListPath, kind: 'latency', delayMs: 15_000 });
  await open(page);
  const shapes = page.getByRole('status', { name: text('home.cardsLoading') });
  const topOfList = async () =>
    (await page.getByRole('heading', { name: text('home.nearbyStores') }).boundingBox())?.y ?? 0;
  await expect(shapes).toBeVisible();
  const keptPx = await topOfList();
  const tiles = page.getByRole('navigation', { name: text('home.categories') });
  await expect(tiles).toBeVisible({ timeout: 40_000 });
  await expect(shapes).toHaveCount(0);
  expect(Math.abs((await topOfList()) - keptPx)).toBeLessThan(3);
});

test('a page that fails on the way down offers to go on', async ({ page, sandbox }) => {
  await openHome(page);
  // A refusal: what time heals would not wait for the tap.
  await sandbox.setFaults({ path: storeListPath.distance, kind: 'business', field: '9000422' });
  await expect
    .poll(async () => {
      await page.getByRole('main').evaluate((element) => element.scrollBy(0, 1500));
      return page.getByText(text('home.nextPageFailed')).isVisible();
    })
    .toBe(true);
  await sandbox.setFaults();
  const before = await page.getByRole('main').evaluate((element) => element.scrollHeight);
  await page.getByRole('button', { name: text('common.retry') }).click();
  await expect
    .poll(() => page.getByRole('main').evaluate((element) => element.scrollHeight))
    .toBeGreaterThan(before + 500);
});

test('pictures that fail are replaced by a drawing', async ({ page, sandbox }) => {
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

test.describe('the server dies', () => {
  let own: Sandbox;
  test.beforeEach(async () => {
    own = await Sandbox.start({ web: webFolder });
  });
  test.afterEach(({ page }) => leaveAndStop(page, own));

  test('between pages: what is shown stays, and it goes on by itself', async ({ page }) => {
    await page.goto(own.baseUrl);
    await expect(storeCards(page).first()).toBeVisible();
    await settled(page, own);
    const name = await storeCards(page).first().getByRole('heading').textContent();
    await own.kill();
    await page.getByRole('button', { name: text('home.refreshLocation') }).click();
    await expect(page.getByText(text('frame.unreachableBanner'))).toBeVisible();
    await expect(storeCards(page).first().getByRole('heading')).toHaveText(name ?? '');
    await own.restart();
    await expect(
      page.getByText(text('frame.unreachableBanner')),
      'it goes on by itself',
    ).toHaveCount(0, { timeout: 60_000 });
    await expect(storeCards(page).first().getByRole('heading')).toHaveText(name ?? '');
  });

  test('before the app is there: the page says so, and starts by itself', async ({ page }) => {
    await own.setFaults({ path: await appChunk(own), kind: 'reset' });
    await page.goto(own.baseUrl);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 40_000 });
    await own.setFaults();
    await expect(storeCards(page).first(), 'it starts by itself').toBeVisible({ timeout: 60_000 });
  });

  test('during a request: the request ends in words, and it recovers by itself', async ({
    page,
  }) => {
    await own.setFaults({ path: LISTS, kind: 'latency', delayMs: 60_000 });
    await page.goto(own.baseUrl);
    await expectSaid(page, text('home.storesLoading'));
    await own.kill();
    await expect(page.getByRole('heading', { name: text('home.networkErrorTitle') })).toBeVisible({
      timeout: 40_000,
    });
    await own.restart();
    await expect(storeCards(page).first(), 'it recovers by itself').toBeVisible({
      timeout: 60_000,
    });
  });
});

test.describe('the server is away at boot', () => {
  test.use({ serviceWorkers: 'allow' });

  test('cached home is shown, and fresh data comes when it is back', async ({ page }) => {
    const own = await Sandbox.start({ web: webFolder });
    try {
      await page.goto(own.baseUrl);
      await expect(storeCards(page).first()).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await settled(page, own);
      const name = await storeCards(page).first().getByRole('heading').textContent();
      await own.kill();
      await page.reload();
      await expect(storeCards(page).first().getByRole('heading')).toHaveText(name ?? '');
      await expect(page.getByText(text('frame.unreachableBanner'))).toBeVisible();
      const asked = page.waitForResponse(
        (response) => response.url().includes('find_by_distance') && response.ok(),
        { timeout: 90_000 },
      );
      await own.restart();
      await asked;
      await expect(page.getByText(text('frame.unreachableBanner'))).toHaveCount(0, {
        timeout: 60_000,
      });
      await expect(storeCards(page).first().getByRole('heading')).toHaveText(name ?? '');
    } finally {
      await leaveAndStop(page, own);
    }
  });
});
