/**
 * View model of a coupon card, from the API's data alone. Spec home 4 and 5, "Coupon card".
 *
 * Invariant: the price shown is the price asked for, the struck price is never the lower one, and the
 * stock shown is the stock. No texts, no React, no navigation here.
 */
import type { AssetCard, Localised, PriceInfo, ReserveStatus } from '../../api/generated/types.ts';
import type { CouponTarget } from '../../paths.ts';

export const MAX_STOCK_SHOWN = 10;

/** Home 5 "Stock badge", merchant 9. */
export function isLowStock(left: number): boolean {
  return left >= 1 && left <= MAX_STOCK_SHOWN;
}

/** Why a coupon cannot be bought by this user, most final first; `active` is none of them. */
type CouponState = 'active' | 'sold-out' | 'user-limited' | 'group-failed';

interface CouponTag {
  kind: 'COMMON' | 'FLASH_SALE';
  name: Localised;
}

export interface CouponFace {
  state: CouponState;
  priceRp: number;
  /** Present only when it is above the price. */
  originalPriceRp?: number;
  /** 1..=100, of the menu's price; absent when nothing is saved. */
  discountPercent?: number;
  /** B17: below every price of the 30 days before. Otherwise the percentage has no colour of a promotion. */
  isSaving?: boolean;
  tag?: CouponTag;
  /** 1..=10; absent otherwise and in reserve mode. */
  stockLeft?: number;
  /** Present in reserve mode. */
  reserve?: 'CAN_RESERVE' | 'RESERVED';
  /** The item, where a button can reserve it; absent of what is only not on sale yet. */
  reservable?: AssetCard;
  /** Opaque tracking value of the list. */
  ext?: string;
  /** Absent without a skuId: a tap shows the parameter error and opens nothing. */
  target?: CouponTarget;
}

export function couponFace(asset: AssetCard): CouponFace {
  const { promotionInfo: promotion, priceInfo, remainingStock } = asset;
  const state = couponState(asset);
  const priceRp = promotion ? promotion.promotionActivitySalePrice : priceInfo.salePrice;
  const discountPercent = promotion ? promotion.promotionDiscountRatio : priceInfo.discountRatio;
  const face: CouponFace = { state, priceRp };
  if (priceInfo.originalPrice > priceRp) face.originalPriceRp = priceInfo.originalPrice;
  if (discountPercent >= 1 && discountPercent <= 100 && face.originalPriceRp)
    face.discountPercent = discountPercent;
  if (isSaving(priceInfo, priceRp)) face.isSaving = true;
  if (promotion)
    face.tag = { kind: promotion.activityType, name: promotion.promotionActivityTagName };
  if (mayReserve(asset)) {
    face.reserve = asset.reserveStatus;
    if (asset.skuId && asset.sessionUniqueKey) face.reservable = asset;
  } else if (state === 'active' && isLowStock(remainingStock)) face.stockLeft = remainingStock;
  if (asset.ext) face.ext = asset.ext;
  if (asset.skuId) {
    face.target = {
      skuId: asset.skuId,
      isFlashSale: asset.isFlashSale,
      detailId: asset.detailId ?? '',
      pageId: asset.pageId ?? '',
    };
  }
  return face;
}

/** B17, discovery 6: an announced or present price saves only below what was asked in the 30 days before it. */
export function isSaving({ lowest30 }: PriceInfo, priceRp: number): boolean {
  return typeof lowest30 === 'number' && priceRp < lowest30;
}

/** Whether a reservation is offered, or taken back: who an item is not for could never buy it. */
export function mayReserve(
  asset: AssetCard,
): asset is AssetCard & { reserveStatus: ReserveStatus } {
  const { reserveStatus, userGroupCheckResult } = asset;
  return reserveStatus === 'RESERVED' || (reserveStatus === 'CAN_RESERVE' && userGroupCheckResult);
}

function couponState(asset: AssetCard): CouponState {
  if (asset.remainingStock <= 0) return 'sold-out';
  if (asset.userLimit) return 'user-limited';
  if (!asset.userGroupCheckResult) return 'group-failed';
  return 'active';
}
