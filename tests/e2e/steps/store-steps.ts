/** Locators and steps of the store page, and the sandbox's special stores. */
import type { Page } from '@playwright/test';
import type { StoreInfo } from '../../../src/api/generated/types.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, scroller } from '../fixtures.ts';
import { text } from '../texts.ts';

/** Of the seed; sandbox README. */
export const STORES = {
  rich: 'S1',
  expired: 'S9000001',
  unfindable: 'S9000002',
  absent: 'S9000003',
  silentSwitches: 'S9000004',
  noReviews: 'S9000005',
  neverOpen: 'S9000006',
  noProducts: 'S9000007',
  makassar: 'S9000008',
  allDay: 'S9000012',
  tuesdayNight: 'S9000013',
  hostileName: 'S9000014',
  takesNoReviews: 'S9000016',
  showsNoReviews: 'S9000017',
} as const;

export const INFO_PATH = '/homepage/query_homepage_store_info';
export const CLAIM_PATH = '/market/coupon/receive';
export const REPORT_PATH = '/digital-food/interaction/store/report';

export function storePath(storeId: string, more = ''): string {
  return `/platform/merchant?storeId=${storeId}${more}`;
}

/** The server's data. */
export async function infoOf(sandbox: Sandbox, storeId: string): Promise<StoreInfo> {
  return (await sandbox.call(INFO_PATH, { storeId, sourceType: 'CUSTOMER' })) as StoreInfo;
}

/** Waits until the store is shown. The first-visit hint counts as read unless asked for. */
export async function openStore(
  page: Page,
  storeId: string,
  { more = '', withHint = false } = {},
): Promise<void> {
  if (!withHint) {
    await page.addInitScript(() => localStorage.setItem('jajan.collectHintSeen', 'true'));
  }
  await open(page, storePath(storeId, more));
  await expect(page.getByRole('button', { name: text('merchant.reportWrong') })).toBeVisible();
}

/** The first-visit hint: shown once the page is scrolled. Leaves the page where it was. */
export async function readHint(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: text('merchant.sections') })).toBeVisible();
  await scroller(page).evaluate((element) => element.scrollTo(0, 300));
  const gotIt = page.getByRole('button', { name: text('merchant.gotIt') });
  await expect(gotIt, 'under the bar, not scrolled away').toBeInViewport({ ratio: 1 });
  await gotIt.tap();
  await scroller(page).evaluate((element) => element.scrollTo(0, 0));
}

/** What a scroll changes has been drawn. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export const tab = (page: Page, key: string) =>
  page
    .getByRole('navigation', { name: text('merchant.sections') })
    .getByRole('button', { name: text(key) });

export const coupons = (page: Page) => page.getByRole('list', { name: text('merchant.coupons') });
export const vouchers = (page: Page) => page.getByRole('list', { name: text('merchant.vouchers') });
