/** The user's orders: the tab, and the page of an order in each of its states. */
import { expect } from '@playwright/test';
import type { OrderSummary } from '../../../src/api/generated/types.ts';
import { memberOn } from '../../support/members.ts';
import { elapse } from '../fixtures.ts';
import { goOffline } from '../speak.ts';
import {
  cards,
  ORDER_DETAIL,
  ORDER_LIST,
  orderPath,
  ordersOf,
  payFor,
  placedBy,
  sariOn,
  stateOf,
  WAIT_MS,
} from '../steps/order-steps.ts';
import { partlyUsed } from '../steps/wallet-steps.ts';
import { playDesk, surplusOf } from '../steps/refund-steps.ts';
import { button } from '../find.ts';
import { text, textWithin } from '../texts.ts';
import {
  asMember,
  asSari,
  failing,
  FAILURES,
  hold,
  openSheet,
  type Row,
  type World,
} from './row.ts';

const listRows: readonly Row[] = [
  { name: 'order-visitor', routes: ['order'], says: 'order.visitorTitle' },
  { name: 'order', routes: ['order'], before: asSari, says: 'order.phasePayable' },
  {
    name: 'order-choose-voucher',
    routes: ['order'],
    before: async ({ page, sandbox }) => {
      const member = await memberOn(page, sandbox);
      const { orderId } = await placedBy(sandbox, member, 3);
      await payFor(sandbox, member, orderId);
    },
    act: ({ page }) =>
      openSheet(page, cards(page).getByRole('link', { name: textWithin('order.actionUse') })),
    says: 'order.chooseVoucher',
    opensWith: 'order.phaseToBeRedeemed',
  },
  {
    name: 'order-empty',
    routes: ['order'],
    before: asMember,
    says: 'order.emptyAll',
  },
  {
    name: 'order-empty-tab',
    routes: ['order'],
    before: asMember,
    act: ({ page }) => page.getByRole('tab', { name: text('order.phaseRefunded') }).tap(),
    says: 'order.emptyRefunded',
    opensWith: 'order.emptyAll',
  },
  {
    name: 'order-loading',
    routes: ['order'],
    before: async (world) => {
      await asSari(world);
      await hold(ORDER_LIST)(world);
    },
    says: 'common.loading',
  },
  ...failing(ORDER_LIST, { name: 'order', routes: ['order'], before: asSari }),
  {
    name: 'order-kept',
    routes: ['order'],
    before: asSari,
    act: async ({ page, sandbox }) => {
      await expect(cards(page).first()).toBeVisible();
      await sandbox.setFaults({ path: ORDER_LIST, kind: 'reset' });
      await button(page, 'order.refresh').tap();
    },
    says: 'order.shownSince',
    opensWith: 'order.phasePayable',
  },
  {
    name: 'order-offline',
    routes: ['order'],
    before: asSari,
    act: async ({ page }) => {
      await expect(cards(page).first()).toBeVisible();
      await goOffline(page);
    },
    says: 'frame.offlineBanner',
    opensWith: 'order.phasePayable',
  },
];

type Found = Pick<OrderSummary, 'orderStatus'> & Partial<OrderSummary>;

/** The page of Sari's newest order of this kind. */
const ofSari =
  (like: Found) =>
  async ({ page, sandbox }: World): Promise<string> => {
    const sari = await sariOn(page, sandbox);
    const found = (await ordersOf(sandbox, sari)).find((order) =>
      Object.entries(like).every(([name, value]) => order[name as keyof Found] === value),
    );
    if (!found) throw new Error(`Sari has no order like ${JSON.stringify(like)}`);
    return orderPath(found.orderId);
  };

function detail(name: string, like: Found, says: string, more: Partial<Row> = {}): Row {
  return {
    name: `order-detail-${name}`,
    routes: ['groupCouponOrderDetail'],
    path: ofSari(like),
    says,
    ...more,
  };
}

const waiting: Found = { orderStatus: 'WAIT_PAY', payStatus: 'WAITING' };
const usable: Found = { orderStatus: 'TO_BE_REDEEMED' };

const detailRows: readonly Row[] = [
  { name: 'order-detail-visitor', routes: ['groupCouponOrderDetail'], says: 'order.visitorTitle' },
  {
    name: 'order-detail-nothing',
    routes: ['groupCouponOrderDetail'],
    before: asMember,
    says: 'order.absentTitle',
  },
  {
    name: 'order-detail-absent',
    routes: ['groupCouponOrderDetail'],
    path: orderPath('H999999'),
    before: asMember,
    says: 'order.toList',
  },
  detail('waiting', waiting, 'order.notePayable'),
  detail('paying', { orderStatus: 'WAIT_PAY', payStatus: 'PAYING' }, 'order.notePaying'),
  detail('incomplete', { orderStatus: 'WAIT_PAY', payStatus: 'INCOMPLETE' }, 'order.phasePayable'),
  {
    name: 'order-detail-checking',
    routes: ['groupCouponOrderDetail'],
    path: async ({ page, sandbox }) => {
      const { orderId } = await placedBy(sandbox, await memberOn(page, sandbox));
      return orderPath(orderId);
    },
    act: async ({ page, sandbox }) => {
      await elapse(page, sandbox, WAIT_MS + 5000);
      await expect(stateOf(page, 'order.phaseChecking')).toBeVisible();
    },
    says: 'order.noteChecking',
    opensWith: 'order.phasePayable',
  },
  detail('usable', usable, 'order.noteUsable'),
  {
    name: 'order-detail-partly',
    routes: ['groupCouponOrderDetail'],
    path: async ({ page, sandbox }) => {
      const { orderId } = await partlyUsed(sandbox, await sariOn(page, sandbox));
      return orderPath(orderId);
    },
    says: 'order.couponUsed',
  },
  detail('redeemed', { orderStatus: 'REDEEMED' }, 'order.holdLocked'),
  detail('completed', { orderStatus: 'COMPLETED' }, 'order.noteThanks'),
  detail('refunded', { orderStatus: 'REFUNDED' }, 'order.noteRefunded'),
  detail('late', { orderStatus: 'CLOSED', closeReason: 'TIMEOUT' }, 'order.returnTitle'),
  {
    name: 'order-detail-return-failed',
    routes: ['groupCouponOrderDetail'],
    path: async ({ page, sandbox }) => {
      const sari = await sariOn(page, sandbox);
      const { orderId, refundId } = await surplusOf(sandbox, sari);
      await playDesk(sandbox, refundId, 'FAIL', { failureReason: 'ISSUER_REFUSED' });
      return orderPath(orderId);
    },
    says: 'aftersale.resend',
  },
  detail('withdrawn', { orderStatus: 'CLOSED', closeReason: 'WITHDRAWN' }, 'order.closedWithdrawn'),
  detail('cancelled', { orderStatus: 'CLOSED', closeReason: 'BUYER' }, 'order.closedBuyer'),
  detail('cancel', waiting, 'order.cancelTitle', {
    act: ({ page }) => openSheet(page, button(page, 'order.cancel')),
    opensWith: 'order.phasePayable',
  }),
  detail('help', usable, 'order.askTitle', {
    act: ({ page }) => openSheet(page, button(page, 'order.ask')),
    opensWith: 'order.phaseToBeRedeemed',
  }),
  detail('case', usable, 'order.caseTitle', {
    act: async ({ page }) => {
      const question = await openSheet(page, button(page, 'order.ask'));
      await question.getByRole('button', { name: text('order.askSend') }).tap();
    },
    opensWith: 'order.phaseToBeRedeemed',
  }),
  detail('money', { orderStatus: 'WAIT_PAY', payStatus: 'INCOMPLETE' }, 'payment.moneyAsk', {
    act: ({ page }) => openSheet(page, button(page, 'payment.moneyTitle')),
    opensWith: 'order.phasePayable',
  }),
  detail('loading', usable, 'common.loading', { before: hold(ORDER_DETAIL) }),
  ...FAILURES.map(([name, fault, says]) =>
    detail(name, usable, says, {
      before: ({ sandbox }) => sandbox.setFaults({ path: ORDER_DETAIL, ...fault }),
    }),
  ),
];

export const orderRows: readonly Row[] = [...listRows, ...detailRows];
