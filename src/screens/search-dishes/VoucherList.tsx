import type { ReactNode, RefObject } from 'react';
import type { AssetCard, AssetHit } from '../../api/generated/types.ts';
import {
  CouponBadge,
  CouponLink,
  CouponPrice,
  Discount,
  ExposedCoupon,
  Saving,
} from '../../features/coupon/CouponParts.tsx';
import { couponFace } from '../../features/coupon/rules.ts';
import { PatientFailure } from '../../features/failure/LoadFailure.tsx';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { Marked } from '../../features/poi-list/Marked.tsx';
import { RefundBadge } from '../../features/refund-promise/RefundBadge.tsx';
import type { useVouchers, VoucherPage } from '../../features/search/use-vouchers.ts';
import { formatDistance } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Search.module.css';

/** Of a name on two lines. */
const USUAL_HEIGHT_PX = 130;
const FOUR = [0, 1, 2, 3];

const row = (asset: AssetCard, position: number, page: VoucherPage) => (
  <VoucherRow {...{ asset, position, page }} />
);

interface VoucherListProps {
  list: ReturnType<typeof useVouchers>;
  scrollerRef: RefObject<HTMLElement | null>;
  empty: ReactNode;
}

/** The vouchers that were found, each with its store. */
export function VoucherList({ list, scrollerRef, empty }: VoucherListProps) {
  const text = useText();
  return (
    <PagedList
      list={list}
      row={row}
      label={text('search.tabVouchers')}
      scrollerRef={scrollerRef}
      usualHeightPx={USUAL_HEIGHT_PX}
      Failure={PatientFailure}
      waiting={
        <div className={layout['stack3']} role="status" aria-label={text('search.vouchersLoading')}>
          {FOUR.map((place) => (
            <Skeleton key={place} width="100%" height={USUAL_HEIGHT_PX - 12} radius={16} />
          ))}
        </div>
      }
      empty={empty}
    />
  );
}

interface VoucherRowProps {
  asset: AssetCard;
  position: number;
  page: VoucherPage;
}

function VoucherRow({ asset, position, page }: VoucherRowProps) {
  const pick = usePickLocale();
  const locale = useLocale();
  const text = useText();
  const { queryId, algorithmId, traceId } = page;
  const at = { scene: 'search', position, queryId, algorithmId, traceId } as const;
  const face = couponFace(asset);
  const hit = page.hits?.find(({ skuId }) => skuId === asset.skuId);
  const isOff = face.state !== 'active';
  return (
    <ExposedCoupon as="div" skuId={asset.skuId} at={at} list={queryId}>
      <CouponLink
        face={face}
        at={at}
        className={classes(
          layout['top3'],
          layout['wide'],
          surface['panel3'],
          surface['tap'],
          css['voucher'],
        )}
      >
        <span className={css['cover']} data-off={isOff || undefined}>
          <Picture
            className={css['voucherPicture']}
            src={asset.imageUrl}
            asked={ASKED.coupon}
            width={80}
            height={80}
            alt=""
          />
          <Discount face={face} className={surface['corner']} />
        </span>
        <span className={classes(layout['stack1'], layout['share'], font['words'], css['start'])}>
          <span className={font['name']}>
            <Marked
              text={pick(asset.coupon.couponName) ?? ''}
              ranges={hit?.nameRanges[asset.coupon.couponName[locale] ? locale : 'id-ID'] ?? []}
            />
          </span>
          <span className={classes(layout['line'], space['gap0by2'], font['note'])}>
            <span>
              <Marked text={asset.storeInfo.storeName} ranges={hit?.storeRanges ?? []} />
            </span>
            <Distance hit={hit} label={text('home.distanceLabel')} />
          </span>
          <span className={classes(layout['line'], space['gap0by2'])}>
            <CouponPrice face={face} />
            <Saving face={face} />
          </span>
          <span className={classes(layout['line'], space['gap1by2'])}>
            <CouponBadge face={face} />
            <RefundBadge promise={asset.refund} />
          </span>
        </span>
      </CouponLink>
    </ExposedCoupon>
  );
}

function Distance({ hit, label }: { hit: AssetHit | undefined; label: string }) {
  if (!hit) return null;
  return (
    <span className={font['numbers']}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {formatDistance(hit.distance)}
    </span>
  );
}
