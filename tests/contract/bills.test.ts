// @vitest-environment node
/**
 * The bill of a voucher's page, which the app reckons, is that of the checkout, which the server
 * reckons, to the rupiah. B5, buying 4.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  HomepageCoupons,
  ProductDetailData,
  SettlementData,
} from '../../src/api/generated/types.ts';
import { billOf, exampleMeal } from '../../src/features/bill/bill.ts';
import { newMember } from '../support/members.ts';
import { Sandbox } from '../support/sandbox.ts';

const SETTLEMENT = '/digital-food/local_life/order/settlement';
/** Ordinary stores, and those with a voucher for each edge of a purchase and each mode of a bill. */
const STORES = Array.from({ length: 60 }, (_, index) => `S${index + 1}`).concat(
  Array.from({ length: 5 }, (_, index) => `S${9_000_018 + index}`),
);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await Sandbox.start({ args: ['--rate-limit', '10000'] });
}, 90_000);
afterAll(() => sandbox.stop());

it('what is paid at the outlet is the same on the page and at the checkout', async () => {
  const { accessToken: token } = await newMember(sandbox);
  const ask = async <T>(path: string, body: object) =>
    (await sandbox.send(path, body, { token })).envelope.data as T;
  const modes = new Set<string>();
  let compared = 0;
  for (const storeId of STORES) {
    const path = '/resource_pos/merchant_homepage/coupon';
    const { productList } = await ask<HomepageCoupons>(path, { storeId });
    for (const { skuId, purchaseCode, isSoldOut } of productList) {
      if (purchaseCode !== 0 || isSoldOut) continue;
      const page = await ask<ProductDetailData>('/local_life/product/detail', { skuId });
      if (page.appOnly) continue;
      const quantity = Math.min(page.limits.purchasableCount, 1 + (compared % 3));
      const body = { skuId, quantity, envelope: 'NONE' };
      const { bill, totalAmount, payAmount } = await ask<SettlementData>(SETTLEMENT, body);
      const faceAmount = page.faceValue * quantity;
      expect(totalAmount).toBe(page.asset.assetSalePrice * quantity);
      expect(bill).toEqual(
        billOf({
          rules: page.billRules,
          faceAmount,
          foodAmount: exampleMeal(page.billRules, faceAmount),
          payAmount,
        }),
      );
      modes.add(`${bill.rules.mode} ${bill.rules.isServiceGross}`);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(80);
  expect(modes).toContain('TENDER false');
  expect(modes).toContain('DISCOUNT false');
  expect(modes).toContain('ALL_IN false');
}, 60_000);
