/** What a link or a code gives, in each state; giving a voucher; a campaign's red envelopes. */
import { keepLogin, memberOn, newMember } from '../../support/members.ts';
import {
  boughtBy,
  claimedBy,
  codePath,
  couponPath,
  DELIVERY,
  giftPath,
  givenBy,
  guessed,
  TOKEN_VIEW,
  waitingGift,
} from '../steps/gift-steps.ts';
import { orderPath, ordersOf } from '../steps/order-steps.ts';
import { failing, hold, openSheet, type Row, type World } from './row.ts';
import { button } from '../find.ts';

const receive = ['receiveRedEnvelope'] as const;
const ofCoupon = ['couponDetail'] as const;
const delivery = ['operationalDelivery'] as const;

/** Gives and has received. Sandbox README. */
async function dewiOn({ page, sandbox }: World) {
  const dewi = await newMember(sandbox, '81200000003');
  await keepLogin(page, dewi);
  return dewi;
}

/** The page of a voucher that the member has just given. */
async function givenOn({ page, sandbox }: World): Promise<string> {
  const { gift } = await givenBy(sandbox, await memberOn(page, sandbox));
  return couponPath(gift.couponId);
}

async function receivedOn({ page, sandbox }: World): Promise<string> {
  const { gift, token } = await waitingGift(sandbox);
  await claimedBy(sandbox, await memberOn(page, sandbox), { token });
  return couponPath(gift.couponId);
}

const receiveRows: readonly Row[] = [
  { name: 'receive-nothing', routes: receive, says: 'gift.nothingTitle' },
  {
    name: 'receive-gift',
    routes: receive,
    path: async ({ sandbox }) => giftPath((await waitingGift(sandbox)).token),
    says: 'gift.claimableTitle',
  },
  {
    name: 'receive-envelope',
    routes: receive,
    path: codePath('HEMAT25'),
    says: 'gift.claimableTitle',
  },
  {
    name: 'receive-mine',
    routes: receive,
    path: async ({ page, sandbox }) => {
      const { token } = await waitingGift(sandbox);
      await claimedBy(sandbox, await memberOn(page, sandbox), { token });
      return giftPath(token);
    },
    says: 'gift.mineTitle',
  },
  {
    name: 'receive-envelope-mine',
    routes: receive,
    path: async ({ page, sandbox }) => {
      await claimedBy(sandbox, await memberOn(page, sandbox), { code: 'JAJAN10' });
      return codePath('JAJAN10');
    },
    says: 'gift.mineTitle',
  },
  {
    name: 'receive-taken',
    routes: receive,
    path: async ({ sandbox }) => {
      const { token } = await waitingGift(sandbox);
      await claimedBy(sandbox, await newMember(sandbox), { token });
      return giftPath(token);
    },
    says: 'gift.takenTitle',
  },
  {
    name: 'receive-own',
    routes: receive,
    path: async ({ page, sandbox }) =>
      giftPath((await givenBy(sandbox, await memberOn(page, sandbox))).token),
    says: 'gift.ownTitle',
  },
  {
    name: 'receive-withdrawn',
    routes: receive,
    path: async ({ sandbox }) => {
      const { gift, giver, token } = await waitingGift(sandbox);
      const caller = { token: giver.accessToken };
      await sandbox.call('/market/coupon/gift_take_back', { giftId: gift.giftId }, caller);
      return giftPath(token);
    },
    says: 'gift.withdrawnTitle',
  },
  {
    name: 'receive-expired',
    routes: receive,
    path: codePath('LALU20'),
    says: 'gift.expiredTitle',
  },
  {
    name: 'receive-app-only',
    routes: receive,
    path: codePath('APLIKASI15'),
    says: 'gift.appOnlyTitle',
  },
  { name: 'receive-absent', routes: receive, path: codePath('SALAH9'), says: 'gift.typeCode' },
  {
    name: 'receive-too-many',
    routes: receive,
    path: async ({ page, sandbox }) => {
      await guessed(sandbox, await memberOn(page, sandbox));
      return codePath('JAJAN10');
    },
    says: 'gift.triesSpent',
  },
  {
    name: 'receive-loading',
    routes: receive,
    before: hold(TOKEN_VIEW),
    path: codePath('JAJAN10'),
    says: 'common.loading',
  },
  ...failing(TOKEN_VIEW, {
    name: 'receive',
    routes: receive,
    path: codePath('JAJAN10'),
  }),
];

const givingRows: readonly Row[] = [
  {
    name: 'gift-give',
    routes: ofCoupon,
    path: async ({ page, sandbox }) =>
      couponPath(await boughtBy(sandbox, await memberOn(page, sandbox))),
    act: ({ page }) => openSheet(page, button(page, 'gift.give')),
    says: 'gift.noteLabel',
    opensWith: 'gift.give',
  },
  { name: 'gift-waiting', routes: ofCoupon, path: givenOn, says: 'gift.waitingTitle' },
  {
    name: 'gift-take-back',
    routes: ofCoupon,
    path: givenOn,
    act: ({ page }) => openSheet(page, button(page, 'gift.takeBack')),
    says: 'gift.takeBackNote',
    opensWith: 'gift.waitingTitle',
  },
  { name: 'gift-received', routes: ofCoupon, path: receivedOn, says: 'gift.from' },
  {
    name: 'gift-return',
    routes: ofCoupon,
    path: receivedOn,
    act: ({ page }) => openSheet(page, button(page, 'gift.return')),
    says: 'gift.returnTitle',
    opensWith: 'gift.from',
  },
  { name: 'wallet-gifts', routes: ['myCouponList'], before: dewiOn, says: 'gift.markWaiting' },
  {
    name: 'order-given',
    routes: ['order'],
    before: async ({ page, sandbox }) => {
      const member = await memberOn(page, sandbox);
      await givenBy(sandbox, member);
      const { token } = await givenBy(sandbox, member);
      await claimedBy(sandbox, await newMember(sandbox), { token });
      await boughtBy(sandbox, member);
    },
    says: 'gift.givenAway',
  },
  {
    name: 'order-detail-gift-waiting',
    routes: ['groupCouponOrderDetail'],
    path: async ({ page, sandbox }) => {
      const { giver } = await givenBy(sandbox, await memberOn(page, sandbox));
      const [order] = await ordersOf(sandbox, giver);
      return orderPath(order?.orderId ?? '');
    },
    says: 'order.holdGiftWaiting',
  },
  {
    name: 'order-detail-gifts',
    routes: ['groupCouponOrderDetail'],
    path: async ({ page, sandbox }) => {
      const { giver, token } = await givenBy(sandbox, await memberOn(page, sandbox));
      await claimedBy(sandbox, await newMember(sandbox), { token });
      const [order] = await ordersOf(sandbox, giver);
      return orderPath(order?.orderId ?? '');
    },
    says: 'gift.givenTo',
  },
];

const deliveryRows: readonly Row[] = [
  { name: 'delivery', routes: delivery, says: 'gift.openApp' },
  {
    name: 'delivery-over',
    routes: delivery,
    path: '/platform/operationalDelivery?pageId=tahun-lalu',
    says: 'gift.expiredTitle',
  },
  {
    name: 'delivery-absent',
    routes: delivery,
    path: '/platform/operationalDelivery?pageId=nowhere',
    says: 'common.toHome',
  },
  { name: 'delivery-loading', routes: delivery, before: hold(DELIVERY), says: 'common.loading' },
  ...failing(DELIVERY, { name: 'delivery', routes: delivery }),
];

export const giftRows: readonly Row[] = [...receiveRows, ...givingRows, ...deliveryRows];
