import { formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { CoverSkeleton } from '../../ui/picture/CoverSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './VoucherHead.module.css';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import type {
  AssetCard,
  Localised,
  ProductCard,
  SkuId,
  StoreInfo,
} from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { ASKED, type PictureSize } from '../../ui/picture/picture-url.ts';
import { couponFace } from '../coupon/rules.ts';
import { type ReceivedCards, homeCardsQuery } from '../home-cards/use-home-cards.ts';
import { STORE_ENTRIES, type StoreEntryPages } from '../store-list/paging.ts';
import { productFace } from '../store-page/product-face.ts';

/** What a list has already loaded of a voucher: name, price and picture while its page loads. */
interface KnownVoucher {
  name: Localised;
  priceRp: number;
  originalPriceRp: number | undefined;
  imageUrl: string;
  /** The size in which the card has loaded it. */
  asked: PictureSize;
  background: string | undefined;
}

export function knownVoucher(skuId: SkuId | undefined): KnownVoucher | undefined {
  if (skuId === undefined) return undefined;
  return ofStores(skuId) ?? ofHome(skuId) ?? ofStorePage(skuId);
}

function ofStores(skuId: SkuId): KnownVoucher | undefined {
  for (const [, list] of queryClient.getQueriesData<StoreEntryPages>({ queryKey: [STORE_ENTRIES] }))
    for (const { poiList } of list?.pages ?? [])
      for (const { assetList, backgroundColor } of poiList) {
        const asset = assetList.find((each) => each.skuId === skuId);
        if (asset) return ofAsset(asset, backgroundColor);
      }
  return undefined;
}

function ofHome(skuId: SkuId): KnownVoucher | undefined {
  const received = queryClient.getQueryData<ReceivedCards>(homeCardsQuery.queryKey);
  const asset = received?.cards.flashSale?.items.find((each) => each.skuId === skuId);
  return asset && ofAsset(asset);
}

function ofStorePage(skuId: SkuId): KnownVoucher | undefined {
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

interface VoucherSkeletonProps {
  known: KnownVoucher | undefined;
  /** On unmount: whether the heading or the page had the focus. */
  onGone: (hadReader: boolean) => void;
}

/** The page's shape, with what the card has already shown: picture, name and price. */
export function VoucherSkeleton({ known, onGone }: VoucherSkeletonProps) {
  const text = useText();
  const pick = usePickLocale();
  const cover = known && {
    src: known.imageUrl,
    asked: known.asked,
    background: known.background,
  };
  return (
    <CoverSkeleton label={text('voucher.loading')} cover={cover} onGone={onGone}>
      <div className={classes(css['head'], layout['stack2'])}>
        {known ? (
          <>
            <p
              className={classes(
                layout['flow'],
                font['numbers'],
                space['gap0by2'],
                box['baseline'],
                css['price'],
              )}
            >
              <strong className={classes(font['words'], font['bold'], css['now'])}>
                {formatRp(known.priceRp)}
              </strong>
              {known.originalPriceRp !== undefined && (
                <s className={tint['soft']} aria-hidden="true">
                  {formatRp(known.originalPriceRp)}
                </s>
              )}
            </p>
            <Skeleton width="60%" height={18} />
            <h1
              className={classes(
                font['big'],
                font['headline'],
                space['above3'],
                box['noOutline'],
                css['name'],
              )}
              tabIndex={-1}
            >
              {pick(known.name)}
            </h1>
          </>
        ) : (
          <>
            <Skeleton width="45%" height={37} />
            <Skeleton width="60%" height={18} />
            <Skeleton width="80%" height={25} />
          </>
        )}
        <Skeleton width="50%" height={22} />
      </div>
      <div className={classes(layout['stack3'], css['list'])}>
        <Skeleton width="100%" height={92} radius={12} />
        <Skeleton width="35%" height={22} />
        <Skeleton width="100%" height={140} radius={12} />
        <Skeleton width="35%" height={22} />
        <Skeleton width="100%" height={180} radius={12} />
      </div>
    </CoverSkeleton>
  );
}
