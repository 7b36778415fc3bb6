/** The user journey that both walks share, in Chromium and in the shell. */
import { asId } from '../../../src/api/ids.ts';
import type { Browser, Page } from '@playwright/test';
import { codesOf } from '../../support/buying/outlets.ts';
import { anyTimeSku, BILL, openedAt } from '../../support/buying/visits.ts';
import type { Member } from '../../support/members.ts';
import { nearbyStores } from '../../support/requests.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect } from '../fixtures.ts';
import { confirmWith, press, standAt, takeCode } from './cashier-steps.ts';
import { infoOf } from './store-steps.ts';

export const WORDS = 'Kuahnya gurih, porsinya pas buat berdua';

/** As the machine of a messenger reads a link for its preview. */
export async function readAsBot(link: string): Promise<string> {
  const headers = { 'user-agent': 'WhatsApp/2.24.20' };
  return (await fetch(link, { headers })).text();
}

/** The title in a link's preview. */
export const titleIn = (preview: string): string | undefined =>
  /property="og:title" content="([^"]*)"/.exec(preview)?.[1];

export interface Store {
  storeId: string;
  storeName: string;
}

/** The nearest store with a coupon for everybody, and a voucher. */
export async function givingStore(
  sandbox: Sandbox,
  place: { latitude: number; longitude: number },
): Promise<Store> {
  const { poiList } = await nearbyStores(sandbox, place);
  for (const { storeId, storeName } of poiList) {
    const { homepageCouponList } = await infoOf(sandbox, storeId);
    const gives = homepageCouponList.couponBatchList.some(
      ({ claimableCount }) => claimableCount > 0,
    );
    if (gives && (await anyTimeSku(sandbox, storeId))) return { storeId, storeName };
  }
  throw new Error('No store nearby gives a coupon and sells a voucher');
}

const deskOf = ({ baseUrl }: Sandbox) => `${baseUrl}/console/reviews`;

/** The member buys a voucher of the store; at its counter on the console the desk types its short code. */
export async function visit(
  desk: Page,
  sandbox: Sandbox,
  member: Pick<Member, 'accessToken'>,
  { storeId }: Store,
): Promise<void> {
  const opened = await openedAt(sandbox, member, asId(storeId));
  const { short } = await codesOf(opened);
  await standAt(desk, sandbox, storeId);
  await takeCode(desk, short);
  await confirmWith(desk, BILL);
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
  expect(titleIn(await readAsBot(link))).toContain(storeName);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  await expect(visitor.getByText(WORDS)).toBeVisible();
  await context.close();
}
