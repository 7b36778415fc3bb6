/**
 * View model of a voucher on the store page, from the API data alone. Merchant 4 and 5, "Product card".
 *
 * Invariant: buyable only when not sold out and `purchaseCode` is 0; the price is the one charged, the struck
 * price is never lower, the stock is real.
 */
import type { Localised, ProductCard, SkuId } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { isLowStock, isSaving } from '../coupon/rules.ts';

export interface ProductFace {
  isPurchasable: boolean;
  /** Overlay of a disabled card: sold out, or the reason. */
  overlay: TextKey | undefined;
  priceRp: number;
  /** Only when above the price. */
  originalPriceRp: number | undefined;
  /** 1..=100; absent when nothing is saved. */
  discountPercent: number | undefined;
  /** As `CouponFace.isSaving`. */
  isSaving: boolean;
  tag: { isFlashSale: boolean; name: Localised } | undefined;
  /** 1..=10 */
  stockLeft: number | undefined;
  /** Merchant 5: without one, a parameter error and no navigation. */
  skuId: SkuId | undefined;
}

/** `purchaseCode` 1, 2 and 3; any other code counts as sold out. */
const REFUSALS: readonly (TextKey | undefined)[] = [
  undefined,
  'merchant.limitReached',
  'merchant.notEligible',
  'merchant.notOnSale',
];

export function productFace(product: ProductCard): ProductFace {
  const { promotionInfo: promotion, priceInfo, remainingStock, isSoldOut, purchaseCode } = product;
  const isPurchasable = !isSoldOut && purchaseCode === 0;
  const priceRp = promotion ? promotion.promotionActivitySalePrice : product.salePrice;
  const percent = promotion ? promotion.promotionDiscountRatio : priceInfo.discountRatio;
  const originalPriceRp = product.originalPrice > priceRp ? product.originalPrice : undefined;
  return {
    isPurchasable,
    overlay: overlayOf(product),
    priceRp,
    originalPriceRp,
    discountPercent:
      originalPriceRp !== undefined && percent >= 1 && percent <= 100 ? percent : undefined,
    isSaving: isSaving(priceInfo, priceRp),
    tag: promotion
      ? {
          isFlashSale: promotion.activityType === 'FLASH_SALE',
          name: promotion.promotionActivityTagName,
        }
      : undefined,
    stockLeft: isPurchasable && isLowStock(remainingStock) ? remainingStock : undefined,
    skuId: product.skuId || undefined,
  };
}

function overlayOf({ isSoldOut, purchaseCode }: ProductCard): TextKey | undefined {
  if (isSoldOut) return 'merchant.soldOut';
  if (purchaseCode === 0) return undefined;
  return REFUSALS[purchaseCode] ?? 'merchant.couponSoldOut';
}
