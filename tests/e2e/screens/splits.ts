/** Orders that several pay: chosen at checkout, waiting, and in each way it ends. */
import { keepLogin, type Member, memberOn, newMember } from '../../support/members.ts';
import { expect } from '@playwright/test';
import { checkoutPath, orderButton, voucherOf } from '../steps/buying-steps.ts';
import { payShare, SPLIT_VIEW, splitBy, splitPath } from '../steps/split-steps.ts';
import { button, dialog } from '../find.ts';
import { text, textWithin } from '../texts.ts';
import { asMember, FAILURES, hold, openSheet, type Row, type World } from './row.ts';

const routes = ['groupCouponOrderDetail'] as const;

/** The page of a split of this page's member, on which `after` was done. */
const ownOn =
  (after: (world: World, owner: Member, splitId: string) => Promise<unknown>) =>
  async (world: World): Promise<string> => {
    const owner = await memberOn(world.page, world.sandbox);
    const { splitId } = await splitBy(world.sandbox, owner);
    await after(world, owner, splitId);
    return splitPath(splitId);
  };

const othersPay = async ({ sandbox }: World, names: readonly string[], splitId: string) => {
  const friend = await newMember(sandbox);
  for (const name of names) await payShare(sandbox, friend, splitId, name);
};

/** The page's member has paid the last item of somebody else's split. */
async function itemsPaidBy({ page, sandbox }: World) {
  const owner = await newMember(sandbox);
  const placed = await splitBy(sandbox, owner, 'ITEM');
  await payShare(sandbox, owner, placed.splitId, 'Sari');
  await payShare(sandbox, owner, placed.splitId, 'Budi');
  await payShare(sandbox, await memberOn(page, sandbox), placed.splitId, 'Dewi');
  return placed;
}

export const splitRows: readonly Row[] = [
  {
    name: 'checkout-split',
    routes: ['confirmOrder'],
    before: asMember,
    path: async ({ sandbox }) => checkoutPath(await voucherOf(sandbox)),
    act: async ({ page }) => {
      await orderButton(page).isEnabled();
      await openSheet(page, page.getByRole('button', { name: textWithin('split.title') }));
      const sheet = dialog(page, 'split.chooseTitle');
      await sheet.getByRole('button', { name: text('split.more') }).tap();
      await sheet.getByRole('button', { name: text('split.choose') }).tap();
    },
    says: 'split.namesMissing',
    opensWith: 'checkout.order',
  },
  {
    name: 'checkout-split-lost',
    routes: ['confirmOrder'],
    path: async ({ page, sandbox }) => {
      await splitBy(sandbox, await memberOn(page, sandbox));
      return checkoutPath(await voucherOf(sandbox));
    },
    act: async ({ page }) => {
      await orderButton(page).isEnabled();
      await openSheet(page, page.getByRole('button', { name: textWithin('split.title') }));
      const sheet = dialog(page, 'split.chooseTitle');
      await sheet.getByRole('textbox').nth(0).fill('Sari');
      await sheet.getByRole('textbox').nth(1).fill('Dewi');
      await sheet.getByRole('button', { name: text('split.choose') }).tap();
      await expect(sheet).toBeHidden();
      await orderButton(page).tap();
      await expect(dialog(page, 'checkout.changedTitle')).toBeVisible();
    },
    says: 'checkout.changedTitle',
    opensWith: 'checkout.order',
  },
  {
    name: 'split-visitor',
    routes,
    path: splitPath(`L${'0'.repeat(32)}`),
    says: 'split.visitorTitle',
  },
  { name: 'split-open', routes, path: ownOn(() => Promise.resolve()), says: 'split.share' },
  {
    name: 'split-reminding',
    routes,
    path: ownOn((world, _owner, splitId) => othersPay(world, ['Dewi', 'Budi'], splitId)),
    says: 'split.remind',
  },
  {
    name: 'split-complete',
    routes,
    path: ownOn((world, _owner, splitId) => othersPay(world, ['Sari', 'Dewi', 'Budi'], splitId)),
    says: 'split.completeTitle',
  },
  {
    name: 'checkout-split-item',
    routes: ['confirmOrder'],
    before: asMember,
    path: async ({ sandbox }) => checkoutPath(await voucherOf(sandbox)),
    act: async ({ page }) => {
      await button(page, 'checkout.more').tap();
      await openSheet(page, page.getByRole('button', { name: textWithin('split.title') }));
      const way = page.getByRole('radio', { name: text('split.modeItem') });
      // The label covers the input.
      await way.tap({ force: true });
    },
    says: 'split.modeItemNote',
    opensWith: 'checkout.order',
  },
  {
    name: 'split-item',
    routes,
    path: async ({ page, sandbox }) => {
      const owner = await memberOn(page, sandbox);
      return splitPath((await splitBy(sandbox, owner, 'ITEM')).splitId);
    },
    says: 'split.share',
  },
  {
    name: 'split-paid',
    routes,
    path: async (world) => {
      const { splitId } = await itemsPaidBy(world);
      return splitPath(splitId);
    },
    says: 'split.toCoupons',
  },
  {
    name: 'orders-splits',
    routes: ['order'],
    before: itemsPaidBy,
    says: 'order.splitsTitle',
  },
  {
    name: 'split-cancelled',
    routes,
    path: async ({ page, sandbox }) => {
      const owner = await newMember(sandbox);
      const { splitId, orderId } = await splitBy(sandbox, owner);
      const friend = await newMember(sandbox);
      await payShare(sandbox, friend, splitId, 'Dewi');
      const caller = { token: owner.accessToken };
      await sandbox.call('/digital-food/local_life/order/cancel_order', { orderId }, caller);
      await keepLogin(page, friend);
      return splitPath(splitId);
    },
    says: 'split.cancelledTitle',
  },
  {
    name: 'split-expired',
    routes,
    path: ownOn(async (world, owner, splitId) => {
      await payShare(world.sandbox, owner, splitId, 'Sari');
      await world.sandbox.elapse(63 * 60_000);
    }),
    says: 'split.expiredTitle',
  },
  {
    name: 'split-absent',
    routes,
    before: asMember,
    path: splitPath(`L${'0'.repeat(32)}`),
    says: 'order.toList',
  },
  {
    name: 'split-loading',
    routes,
    before: hold(SPLIT_VIEW),
    path: ownOn(() => Promise.resolve()),
    says: 'common.loading',
  },
  ...FAILURES.map(([name, fault, says]): Row => ({
    name: `split-${name}`,
    routes,
    path: ownOn(({ sandbox }) => sandbox.setFaults({ path: SPLIT_VIEW, ...fault })),
    says,
  })),
];
