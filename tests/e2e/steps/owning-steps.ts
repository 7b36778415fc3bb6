/** What both walks of a bought voucher share, in Chromium and in the shell. */
import { asId } from '../../../src/api/ids.ts';
import type { Page } from '@playwright/test';
import type { CouponId, ProductDetailData, StoreId } from '../../../src/api/generated/types.ts';
import type { Member } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect } from '../fixtures.ts';
import { press, ticketsHere } from './cashier-steps.ts';
import { payFor, placedBy } from './order-steps.ts';
import { detailOf, skuOf, VOUCHERS } from './voucher-steps.ts';
import { walletOf } from './wallet-steps.ts';

export interface Owned {
  orderId: string;
  /** One to use, one that is refused, one to give. */
  couponIds: readonly [string, string, string];
  outlet: ProductDetailData['store'];
}

/** One order of three vouchers, paid. */
export async function threeOf(sandbox: Sandbox, member: Member): Promise<Owned> {
  const { orderId } = await placedBy(sandbox, member, 3);
  await payFor(sandbox, member, orderId);
  const bought = await walletOf(sandbox, member, { states: ['not_delivery'] });
  const [one, two, three] = bought.map(({ couponId }) => couponId);
  if (!one || !two || !three) throw new Error('three vouchers were not bought');
  const { store } = await detailOf(sandbox, await skuOf(sandbox, VOUCHERS.tender));
  return { orderId, couponIds: [one, two, three], outlet: store };
}

export interface Bought {
  couponId: CouponId;
  /** Its outlet. */
  storeId: StoreId;
}

/** A voucher that the member has bought and can open; without `skuId` one that everybody can use. */
export async function voucherOf(sandbox: Sandbox, member: Member, skuId?: string): Promise<Bought> {
  const { orderId } = await placedBy(
    sandbox,
    member,
    1,
    skuId === undefined ? {} : { skuId: asId(skuId) },
  );
  await payFor(sandbox, member, orderId);
  const [coupon] = await walletOf(sandbox, member, { states: ['not_delivery'] });
  if (typeof coupon?.couponId !== 'string') throw new Error('nothing was bought');
  const { couponId, storeId } = coupon;
  return { couponId, storeId };
}

/** As `takeCode`, with a picture of the guest's screen. */
export async function takePicture(desk: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'qr.png', mimeType: 'image/png', buffer };
  await desk.getByLabel('The camera').setInputFiles(file);
  await press(desk, desk.getByRole('button', { name: 'Scan the picture' }));
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await expect(ticketsHere(desk).first()).toContainText('Scanned');
}
