/** Refunds that Sari has, and orders that can be refunded. Sandbox README. */
import type { MoneyReturn, OrderDetailData, Refund } from '../../../src/api/generated/types.ts';
import { pathnames } from '../../../src/paths.ts';
import { type Refundable, refundable } from '../../support/buying/refunds.ts';
import type { Member } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { ORDER_DETAIL, ordersOf } from './order-steps.ts';

const FOLDER = '/digital-food/local_life/after_sale';
export const APPLY_REFUND = `${FOLDER}/apply_refund`;
export const REFUND_DETAIL = `${FOLDER}/refund_detail`;
export const REFUND_SUBMIT = `${FOLDER}/apply_refund_submit`;

export const refundPath = (refundId: string): string =>
  `${pathnames.refundDetail}?refundId=${refundId}`;

export const refundFormPath = (orderId: string): string =>
  `${pathnames.refundEdit}?orderId=${orderId}`;

async function detailsOf(sandbox: Sandbox, member: Member): Promise<OrderDetailData[]> {
  const caller = { token: member.accessToken };
  const orders = await ordersOf(sandbox, member);
  const details = orders.map(({ orderId }) => sandbox.call(ORDER_DETAIL, { orderId }, caller));
  return (await Promise.all(details)) as OrderDetailData[];
}

/** The first refund of a member like this. */
export async function refundLike(
  sandbox: Sandbox,
  member: Member,
  isIt: (refund: Refund) => boolean,
): Promise<Refund> {
  const details = await detailsOf(sandbox, member);
  const found = details.flatMap(({ refundList }) => refundList).find(isIt);
  if (!found) throw new Error('there is no such refund');
  return found;
}

/** Of a member: money that paid nothing and is on its way back. */
export async function surplusOf(
  sandbox: Sandbox,
  member: Member,
): Promise<Pick<Refund, 'orderId' | 'refundId'>> {
  const details = await detailsOf(sandbox, member);
  const isSent = (one: MoneyReturn) => one.status === 'SENT';
  const found = details.find(({ returnList }) => returnList.some(isSent));
  const refundId = found?.returnList.find(isSent)?.refundId;
  if (!found || refundId === undefined) throw new Error('nothing returns');
  return { orderId: found.order.orderId, refundId };
}

/** Bought by a member who can still have the money back. */
export function boughtBy(sandbox: Sandbox, member: Member): Promise<Refundable> {
  return refundable(sandbox, member, '00000000-0000-4000-8000-00000000c0de');
}

export async function playDesk(
  sandbox: Sandbox,
  refundId: string,
  act: string,
  more: { failureReason?: string; reference?: string } = {},
): Promise<void> {
  await sandbox.call('/sandbox/refund', { refundId, act, ...more });
}
