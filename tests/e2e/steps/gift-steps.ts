/** Gifts that tests make, and the links by which they are claimed. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GiftCreateData } from '../../../src/api/generated/types.ts';
import { pathnames } from '../../../src/paths.ts';
import { type Member, memberOn, newMember } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';
import { payFor, placedBy } from './order-steps.ts';
import { walletOf } from './wallet-steps.ts';

export const TOKEN_VIEW = '/market/coupon/token_view';
export const RECEIVE = '/market/coupon/receive_by_token';
export const DELIVERY = '/market/activity/operational_delivery';

export const giftPath = (token: string): string => `${pathnames.receiveRedEnvelope}?token=${token}`;
export const codePath = (code: string): string => `${pathnames.receiveRedEnvelope}?code=${code}`;
export const couponPath = (couponId: string): string => `${pathnames.couponDetail}?id=${couponId}`;

/** A voucher that the member has bought; its id. */
export async function boughtBy(sandbox: Sandbox, member: Member): Promise<string> {
  const { orderId } = await placedBy(sandbox, member);
  await payFor(sandbox, member, orderId);
  const bought = (await walletOf(sandbox, member)).find((coupon) => coupon.canGive === true);
  if (typeof bought?.couponId !== 'string') throw new Error('nothing was bought');
  return bought.couponId;
}

/** Makes a gift on the voucher's page and sends it by WhatsApp; the address in the message. */
export async function sendByWhatsApp(page: Page, couponId: string, note: string): Promise<string> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await open(page, couponPath(couponId));
  await page.getByRole('button', { name: text('gift.give') }).tap();
  await page.getByLabel(text('gift.noteLabel')).fill(note);
  await page.getByRole('button', { name: text('gift.make') }).tap();
  const sheet = page.getByRole('dialog', { name: textWithin('share.title') });
  const opened = page.context().waitForEvent('page');
  await sheet.getByRole('button', { name: text('share.whatsapp') }).tap();
  const whatsApp = await opened;
  await whatsApp.waitForURL('https://wa.me/**');
  const message = new URL(whatsApp.url()).searchParams.get('text') ?? '';
  await whatsApp.close();
  const link = /http\S+$/.exec(message)?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/platform/receiveRedEnvelope');
  return link;
}

export interface Given extends GiftCreateData {
  giver: Member;
}

/** A gift of somebody's that waits. */
export async function givenBy(
  sandbox: Sandbox,
  giver: Member,
  note = 'Selamat ulang tahun! Makan enak hari ini, ya.',
): Promise<Given> {
  const body = { couponId: await boughtBy(sandbox, giver), note };
  const caller = { token: giver.accessToken };
  const made = await sandbox.call('/market/coupon/gift_create', body, caller);
  return { ...(made as GiftCreateData), giver };
}

export async function claimedBy(
  sandbox: Sandbox,
  receiver: Member,
  body: { token: string } | { code: string },
): Promise<void> {
  await sandbox.call(RECEIVE, body, { token: receiver.accessToken });
}

/** Five codes that nobody made: then the member waits. */
export async function guessed(sandbox: Sandbox, member: Member): Promise<void> {
  for (let number = 0; number < 5; number += 1)
    await sandbox.send(TOKEN_VIEW, { code: `SALAH${number}` }, { token: member.accessToken });
}

/** A second phone; close its context when done. */
export async function otherDevice(
  browser: Browser,
  sandbox: Sandbox,
): Promise<{ context: BrowserContext; page: Page; member: Member }> {
  const context = await browser.newContext({ baseURL: sandbox.baseUrl, serviceWorkers: 'block' });
  const page = await context.newPage();
  return { context, page, member: await memberOn(page, sandbox) };
}

/** A gift to whoever opens its link. */
export async function waitingGift(sandbox: Sandbox): Promise<Given> {
  return givenBy(sandbox, await newMember(sandbox));
}
