/** What a list has already loaded of a voucher: name, price and picture while its page loads. */
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import type { AssetCard, Localised, ProductCard, StoreInfo } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import type { PictureSize } from '../../ui/picture/picture-url.ts';
import { couponFace } from '../coupon/rules.ts';
import { homeCardsQuery, type ReceivedCards } from '../home-cards/use-home-cards.ts';
import { STORE_ENTRIES, type StoreEntryPages } from '../store-list/store-entries.ts';
import { productFace } from '../store-page/product-face.ts';

export interface KnownVoucher {
  name: Localised;
  priceRp: number;
  originalPriceRp: number | undefined;
  imageUrl: string;
  /** The size in which the card has loaded it. */
  asked: PictureSize;
  background: string | undefined;
}

export function knownVoucher(skuId: string | undefined): KnownVoucher | undefined {
  if (skuId === undefined) return undefined;
  return ofStores(skuId) ?? ofHome(skuId) ?? ofStorePage(skuId);
}

function ofStores(skuId: string): KnownVoucher | undefined {
  for (const [, list] of queryClient.getQueriesData<StoreEntryPages>({ queryKey: [STORE_ENTRIES] }))
    for (const { poiList } of list?.pages ?? [])
      for (const { assetList, backgroundColor } of poiList) {
        const asset = assetList.find((each) => each.skuId === skuId);
        if (asset) return ofAsset(asset, backgroundColor);
      }
  return undefined;
}

function ofHome(skuId: string): KnownVoucher | undefined {
  const received = queryClient.getQueryData<ReceivedCards>(homeCardsQuery.queryKey);
  const asset = received?.cards.flashSale?.items.find((each) => each.skuId === skuId);
  return asset && ofAsset(asset);
}

function ofStorePage(skuId: string): KnownVoucher | undefined {
  const stores = queryClient.getQueriesData<StoreInfo>({ queryKey: [queryHomepageStoreInfo.path] });
  for (const [, store] of stores) {
    const product = store?.homepageCouponList.productList.find((each) => each.skuId === skuId);
    if (product) return ofProduct(product, store?.backgroundColor);
  }
  return undefined;
}

function ofAsset(asset: AssetCard, background?: string): KnownVoucher {
  const { priceRp, originalPriceRp } = couponFace(asset);
  const { imageUrl, coupon } = asset;
  return {
    name: coupon.couponName,
    priceRp,
    originalPriceRp,
    imageUrl,
    asked: ASKED.coupon,
    background,
  };
}

function ofProduct(product: ProductCard, background?: string): KnownVoucher {
  const { priceRp, originalPriceRp } = productFace(product);
  const { productName: name, logoUrl: imageUrl } = product;
  return { name, priceRp, originalPriceRp, imageUrl, asked: ASKED.product, background };
}
