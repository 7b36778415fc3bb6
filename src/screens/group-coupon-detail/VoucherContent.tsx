import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import type { ProductCard, StoreId } from '../../api/generated/types.ts';
import { couponFace } from '../../features/coupon/rules.ts';
import { PictureGallery } from '../../features/gallery/PictureGallery.tsx';
import { useOpenPreview } from '../../features/gallery/preview.ts';
import { freshPoint } from '../../features/location/fresh-point.ts';
import { storeTime } from '../../features/opening-hours/store-time.ts';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { weekSpans } from '../../features/opening-hours/week.ts';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { endBefore } from '../../features/refund-promise/words.ts';
import { LateReviews } from '../../features/review-list/LateReviews.tsx';
import { storeBody } from '../../features/store-page/address.ts';
import { storeQuery } from '../../features/store-page/store-query.ts';
import { useStoreDistance } from '../../features/store-page/use-store-distance.ts';
import { voucherRule } from '../../features/store-page/voucher-rule.ts';
import { TrustCard } from '../../features/trust/TrustCard.tsx';
import { UsableChip } from '../../features/usable-now/UsableChip.tsx';
import { BillExample } from '../../features/voucher/BillExample.tsx';
import { ContentCard } from '../../features/voucher/ContentCard.tsx';
import { FlashComing, FlashStrip, VoucherHead } from '../../features/voucher/VoucherHead.tsx';
import { voucherImages } from '../../features/voucher/images.ts';
import { priceNote } from '../../features/voucher/PriceNoteLine.tsx';
import { PriceHistoryCard } from '../../features/voucher/PriceHistoryCard.tsx';
import { StoresCard } from '../../features/voucher/VoucherStores.tsx';
import { UsageCard } from '../../features/voucher/UsageCard.tsx';
import type { Voucher } from '../../features/voucher/voucher-query.ts';
import { formatCount } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { clock } from '../../lib/now.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './VoucherContent.module.css';
import { ExposedCoupon } from '../../features/coupon/CouponParts.tsx';
import { ProductTicket } from '../../features/store-page/ProductTicket.tsx';
import type { Usable } from '../../features/usable-now/usable-now.ts';

interface VoucherContentProps {
  voucher: Voucher;
  isPreview: boolean;
  askAgain: () => void;
  othersRef: RefObject<HTMLElement | null>;
}

export function VoucherContent({ voucher, isPreview, askAgain, othersRef }: VoucherContentProps) {
  const text = useText();
  const pick = usePickLocale();
  const openPreview = useOpenPreview();
  const { detail, askedAtMs, arrivedAtMs } = voucher;
  const { asset, store, billRules, faceValue, flashRemainingTime, flashComing } = detail;
  const skuId = asset.skuId ?? '';
  const name = pick(asset.coupon.couponName) ?? '';
  const images = useMemo(() => voucherImages(detail), [detail]);
  const { priceRp } = couponFace(asset);
  const note = priceNote(detail.priceHistory, priceRp, detail.serverTime);
  const isCash = asset.coupon.productType === 'CASH_COUPON';
  // An end counts from when it was asked for (discovery 3).
  const flashLeft = useMemo(
    () => (flashRemainingTime ? { leftMs: flashRemainingTime * 1000, atMs: askedAtMs } : undefined),
    [flashRemainingTime, askedAtMs],
  );
  const { usableOf, others, reviews, isWaiting } = useItsStore(voucher);
  const isBuyable = asset.remainingStock > 0 && detail.purchaseCode === 0;
  // Known before the store's reply: it stands beside the chip, which stays as short as its skeleton.
  const { perVisitLimit, ...usage } = detail.usage;
  const terms = detail.termList.flatMap((term) => pick(term) ?? []);

  return (
    <>
      <PictureGallery
        name={name}
        images={images}
        totalCount={Math.max(1, images.length)}
        background={detail.backgroundColor}
        onOpen={(key) =>
          openPreview({
            groups: [
              {
                type: 'dish',
                images: images.map((image) => ({ url: image.url, name: pick(image.name) ?? name })),
              },
            ],
            index: Math.max(
              0,
              images.findIndex((image) => image.key === key),
            ),
          })
        }
      />
      <VoucherHead
        detail={detail}
        note={note}
        flash={
          flashLeft ? (
            <FlashStrip reply={flashLeft} onAsk={askAgain} />
          ) : (
            flashComing && (
              <FlashComing
                coming={flashComing}
                said={{ serverTime: detail.serverTime, arrivedAtMs }}
                onAsk={askAgain}
              />
            )
          )
        }
        perVisitLimit={isBuyable ? (perVisitLimit ?? undefined) : undefined}
      >
        {isBuyable &&
          (usableOf ? (
            <UsableChip usable={usableOf({ ...detail, usage, isSoldOut: false })} />
          ) : (
            isWaiting && <Skeleton width={150} height={22} radius={11} />
          ))}
      </VoucherHead>
      <div className={css['promise']}>
        <RefundNote promise={detail.refund} end={text(endBefore(detail.validEnd, clock.nowMs()))} />
      </div>
      <TitledSection title={text(isCash ? 'voucher.contentCash' : 'voucher.content')}>
        <ContentCard detail={detail} />
      </TitledSection>
      <TitledSection title={text('voucher.bill')}>
        <BillExample {...{ faceValue, priceRp, isCash }} rules={billRules} />
      </TitledSection>
      <TitledSection title={text('voucher.usage')}>
        <UsageCard detail={detail} />
      </TitledSection>
      {terms.length > 0 && (
        <TitledSection title={text('voucher.terms')}>
          <ul className={classes(surface['face'], layout['stack1'], css['terms'])}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection title={text('voucher.priceHistory')}>
        <PriceHistoryCard history={detail.priceHistory} note={note} nowMs={detail.serverTime} />
      </TitledSection>
      <TitledSection
        title={
          detail.availableStoreNum > 1
            ? text('voucher.stores', { count: formatCount(detail.availableStoreNum) })
            : text('voucher.store')
        }
      >
        <StoresCard skuId={skuId} store={store} count={detail.availableStoreNum} />
      </TitledSection>
      {!isPreview && (
        <>
          <TitledSection title={text('merchant.trust')}>
            <TrustCard store={store} suspect="VOUCHER" />
          </TitledSection>
          {usableOf && others.length > 0 && (
            <TitledSection
              title={text('voucher.others')}
              sectionRef={(element) => {
                othersRef.current = element;
              }}
            >
              <OtherVouchers storeId={store.storeId} products={others} usableOf={usableOf} />
            </TitledSection>
          )}
          {reviews.isShown && (
            <LateReviews
              storeId={store.storeId}
              poiId={store.poiId}
              storeName={store.storeName}
              reviewEnable={reviews.isOpen}
            />
          )}
        </>
      )}
    </>
  );
}

type Ruled = Pick<ProductCard, 'usage' | 'isSoldOut' | 'purchaseCode'>;

/** What only the store knows: its hours for "usable now" (B6), its other vouchers, its reviews. */
function useItsStore({ detail: { store, asset } }: Voucher) {
  const nowMs = useMinute();
  const distanceKm = useStoreDistance(store);
  const body = storeBody({ storeId: store.storeId }, freshPoint());
  const query = useQuery({
    ...storeQuery(body ?? { sourceType: 'CUSTOMER' }),
    enabled: body !== undefined,
  });
  const { data, error } = query;
  useEffect(() => {
    if (error) reportProblem('voucher.store', error);
  }, [error]);
  const rule = useMemo(() => data && voucherRule(data, weekSpans(data.dayPartTimeList)), [data]);
  const now = storeTime(nowMs, store.timeZone);
  return {
    usableOf: rule && ((voucher: Ruled) => rule(voucher, { now, distanceKm })),
    others: data?.homepageCouponList.productList.filter(({ skuId }) => skuId !== asset.skuId) ?? [],
    // A missing switch hides nothing (merchant 5).
    reviews: { isShown: data?.reviewSwitch !== false, isOpen: data?.reviewEnable },
    isWaiting: query.isPending,
  };
}

interface OtherVouchersProps {
  storeId: StoreId;
  products: readonly ProductCard[];
  usableOf: (product: ProductCard) => Usable;
}

/** What else the store sells, as on its own page. */
function OtherVouchers({ storeId, products, usableOf }: OtherVouchersProps) {
  return (
    <ul className={layout['stack2']}>
      {products.map((product, position) => {
        const at = { scene: 'voucher', position } as const;
        return (
          <ExposedCoupon key={product.productId} skuId={product.skuId} at={at} list={storeId}>
            <ProductTicket
              product={product}
              store={{ storeId, channelId: '' }}
              usable={usableOf(product)}
              at={at}
              heading="h3"
            />
          </ExposedCoupon>
        );
      })}
    </ul>
  );
}
