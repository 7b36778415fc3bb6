/** Cases: all that was written, room for more, and those that have ended. */
import { memberOn } from '../../support/members.ts';
import { answerCase, writeCase } from '../steps/case-steps.ts';
import { claimedBy, couponPath, waitingGift } from '../steps/gift-steps.ts';
import { orderPath, placedBy } from '../steps/order-steps.ts';
import { text } from '../texts.ts';
import { openSheet, type Row, type World } from './row.ts';

const HAS_WRITTEN = 'Kode vouchernya tidak muncul di kasir.\nSudah saya coba dua kali.';

/** The page of an order about which this was written, answered and written again. */
async function written({ page, sandbox }: World, act: 'answer' | 'end'): Promise<string> {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  const about = { orderId, topic: 'VOUCHER' } as const;
  const caseNo = await writeCase(sandbox, member, { ...about, note: HAS_WRITTEN });
  const answer = 'Terima kasih sudah memberi tahu. Kami sedang mengeceknya ke outlet.';
  await answerCase(sandbox, caseNo, { by: 'SERVICE', answer, act });
  if (act === 'answer') await writeCase(sandbox, member, { ...about, note: 'Baik, saya tunggu.' });
  return orderPath(orderId);
}

const openCase = ({ page }: World) =>
  openSheet(page, page.getByRole('list', { name: text('order.openCases') }).getByRole('button'));

/** Ten messages within a day. */
async function full({ page, sandbox }: World): Promise<string> {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  for (let number = 1; number <= 10; number += 1)
    await writeCase(sandbox, member, { orderId, topic: 'OTHER', note: `Pesan ke-${number}` });
  return orderPath(orderId);
}

/** A voucher that was a gift: its receiver asks about it there. */
async function received({ page, sandbox }: World): Promise<string> {
  const { gift, token } = await waitingGift(sandbox);
  const member = await memberOn(page, sandbox);
  await claimedBy(sandbox, member, { token });
  const { couponId } = gift;
  const note = 'Outlet bilang tidak menerima hadiah.';
  const caseNo = await writeCase(sandbox, member, { couponId, topic: 'OUTLET', note });
  const answer = 'Hadiah berlaku sama. Silakan datang lagi.';
  await answerCase(sandbox, caseNo, { by: 'MERCHANT', answer, act: 'answer' });
  return couponPath(couponId);
}

export const caseRows: readonly Row[] = [
  {
    name: 'case-written',
    routes: ['groupCouponOrderDetail'],
    path: (world) => written(world, 'answer'),
    act: openCase,
    says: 'order.caseMore',
    opensWith: 'order.openCases',
  },
  {
    name: 'case-closed',
    routes: ['groupCouponOrderDetail'],
    path: (world) => written(world, 'end'),
    act: openCase,
    says: 'order.caseClosed',
    opensWith: 'order.openCases',
  },
  {
    name: 'case-full',
    routes: ['groupCouponOrderDetail'],
    path: full,
    act: openCase,
    says: 'order.caseFull',
    opensWith: 'order.openCases',
  },
  {
    name: 'case-of-receiver',
    routes: ['couponDetail'],
    path: received,
    says: 'order.openCases',
  },
];
