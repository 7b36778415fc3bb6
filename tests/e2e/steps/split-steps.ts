/** Orders that several pay, as their other devices see them. */
import type { Page } from '@playwright/test';
import type {
  PayData,
  PlaceOrderData,
  SplitMode,
  SplitShare,
  SplitViewData,
} from '../../../src/api/generated/types.ts';
import { pathnames } from '../../../src/paths.ts';
import { type Member, memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { open } from '../fixtures.ts';
import { text } from '../texts.ts';
import { PAY } from './buying-steps.ts';
import { placedBy } from './order-steps.ts';

export const SPLIT_VIEW = '/digital-food/local_life/order/split_view';

export const splitPath = (splitId: string): string =>
  `${pathnames.groupCouponOrderDetail}?splitId=${splitId}`;

/** An order of the member's that three are to pay: equal shares of one, or a voucher each. */
export async function splitBy(
  sandbox: Sandbox,
  owner: Member,
  mode: SplitMode = 'EQUAL',
): Promise<PlaceOrderData & { splitId: string }> {
  const quantity = mode === 'ITEM' ? 1 : 0;
  const personList = ['Sari', 'Dewi', 'Budi'].map((name) => ({ name, quantity }));
  const count = mode === 'ITEM' ? 3 : 1;
  const placed = await placedBy(sandbox, owner, count, { split: { mode, personList } });
  if (typeof placed.splitId !== 'string') throw new Error('nothing was split');
  return { ...placed, splitId: placed.splitId };
}

/** On its page, by its owner: nobody has paid yet. */
export async function openSplit(
  page: Page,
  sandbox: Sandbox,
): Promise<{ owner: Member; splitId: string }> {
  const owner = await memberOn(page, sandbox);
  const { splitId } = await splitBy(sandbox, owner);
  await open(page, splitPath(splitId));
  return { owner, splitId };
}

export async function viewOf(
  sandbox: Sandbox,
  member: Member,
  splitId: string,
): Promise<SplitViewData> {
  const caller = { token: member.accessToken };
  return (await sandbox.call(SPLIT_VIEW, { splitId }, caller)) as SplitViewData;
}

export async function shareOf(
  sandbox: Sandbox,
  member: Member,
  splitId: string,
  name: string,
): Promise<SplitShare> {
  const { shareList } = await viewOf(sandbox, member, splitId);
  const share = shareList.find((each) => each.name === name);
  if (!share) throw new Error(`nobody is called ${name}`);
  return share;
}

/** The money of a payment that was begun. */
export async function playShare(sandbox: Sandbox, paymentId: string): Promise<void> {
  await sandbox.call('/sandbox/payer', { paymentId, act: 'PAY' });
}

/** Pays somebody's share by QRIS. */
export async function payShare(
  sandbox: Sandbox,
  member: Member,
  splitId: string,
  name: string,
): Promise<void> {
  const { shareId } = await shareOf(sandbox, member, splitId, name);
  const caller = { token: member.accessToken };
  const { payment } = (await sandbox.call(PAY, { shareId, method: 'QRIS' }, caller)) as PayData;
  await playShare(sandbox, payment.paymentId);
}

export const payButton = (page: Page, name: string) =>
  page.getByRole('button', { name: text('split.payFor') }).filter({ hasText: name });
