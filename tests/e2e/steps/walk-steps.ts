/** The user journey that both walks share, in Chromium and in the shell. */
import type { Browser, Page } from '@playwright/test';
import { nearbyStores } from '../../support/requests.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect } from '../fixtures.ts';
import { press } from './cashier-steps.ts';
import { infoOf } from './store-steps.ts';

export const WORDS = 'Kuahnya gurih, porsinya pas buat berdua';

export interface Store {
  storeId: string;
  storeName: string;
}

/** The nearest store with a coupon for everybody. */
export async function givingStore(
  sandbox: Sandbox,
  place: { latitude: number; longitude: number },
): Promise<Store> {
  const { poiList } = await nearbyStores(sandbox, place);
  for (const { storeId, storeName } of poiList) {
    const { homepageCouponList } = await infoOf(sandbox, storeId);
    if (homepageCouponList.couponBatchList.some(({ claimableCount }) => claimableCount > 0))
      return { storeId, storeName };
  }
  throw new Error('No store nearby gives a coupon');
}

const deskOf = ({ baseUrl }: Sandbox) => `${baseUrl}/console/reviews`;

/** On the console: records a visit of this member (digits after 62) to the store. */
export async function playVisit(
  desk: Page,
  sandbox: Sandbox,
  phoneNo: string,
  { storeId }: Store,
): Promise<void> {
  await desk.goto(deskOf(sandbox));
  await desk.getByLabel('Phone').fill(`0${phoneNo}`);
  await desk.getByRole('textbox', { name: 'Store', exact: true }).fill(storeId);
  await press(desk, desk.getByRole('button', { name: 'Play the visit' }));
}

/** On the console: approves the review with this text. */
export async function approve(desk: Page, sandbox: Sandbox): Promise<void> {
  await desk.goto(deskOf(sandbox));
  const waiting = desk.getByRole('article').filter({ hasText: WORDS });
  await press(desk, waiting.getByRole('button', { name: 'Approve' }));
}

/** Checks the link's preview, and what a visitor sees who opens it. */
export async function openShared(
  browser: Browser,
  link: string,
  { storeName }: Store,
): Promise<void> {
  const preview = await (await fetch(link)).text();
  expect(/property="og:title" content="([^"]*)"/.exec(preview)?.[1]).toContain(storeName);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  await expect(visitor.getByText(WORDS)).toBeVisible();
  await context.close();
}
