import { useState } from 'react';
import type {
  OrderItem,
  OutletCase,
  Redemption,
  RefundId,
  ReportRule,
  VisitId,
  WalletCoupon,
  CouponState,
} from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { formatCountdown, formatRp } from '../../i18n/format.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import type { Moment } from '../../lib/server-moment.ts';
import { paths } from '../../paths.ts';
import { Celebration } from '../../ui/celebration/Celebration.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { Link } from '../navigation/Link.tsx';
import { savedRp } from '../order/saved.ts';
import type { UsageFacts } from '../voucher/usage-words.ts';
import { CaseCard } from './CaseCard.tsx';
import { FailedCard } from './FailedCard.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import { RedeemButton } from './RedeemSheet.tsx';
import { RefuseButton } from './RefuseButton.tsx';
import { VoucherCode } from './VoucherCode.tsx';

const REASONS: Record<NonNullable<Redemption['rejectReason']>, TextKey> = {
  TERMS: 'redeem.rejectTerms',
  SOLD_OUT: 'redeem.rejectSoldOut',
  CLOSING: 'redeem.rejectClosing',
  GUEST: 'redeem.rejectGuest',
  OTHER: 'redeem.rejectOther',
};

interface OutletPartProps {
  coupon: Pick<WalletCoupon, 'couponId' | 'state' | 'validEnd' | 'payAmount'>;
  codeKey: CryptoKey | undefined;
  hasSeed: boolean;
  /** It is read from this device: nothing can be opened or reported. */
  isKept: boolean;
  /** A tap on "Use" led here: it is opened without another where that needs no question. */
  isUseAsked: boolean;
  /** As it was bought; undefined: it was claimed. */
  item: Pick<OrderItem, 'originalPrice'> | undefined;
  /** Its days and hours, frozen. */
  usage: UsageFacts | undefined;
  /** Other vouchers of its order that can be used. */
  more: readonly string[];
  redemption: Redemption | undefined;
  outletCase: OutletCase | undefined;
  /** The refund of its money; undefined: none, or another payer's. */
  refundId: RefundId | undefined;
  /** What a refusal would lead to; undefined: it cannot be reported. */
  reportRule: ReportRule | undefined;
  /** Its partner's code was told. */
  isTold: boolean;
  /** Of its use; undefined: nothing to review. */
  reviewVisitId: VisitId | undefined;
  /** Milliseconds since the epoch that this device's clock is ahead of the reply's server. */
  aheadMs: number;
  moment: Moment;
  offlineUntil: number | undefined;
}

/** A voucher at an outlet: open it, show its code, what the cashier does, and a refusal. Buying 2, 6. */
export function OutletPart(props: OutletPartProps) {
  const { coupon, codeKey, hasSeed, isKept, item, usage, more, redemption } = props;
  const { outletCase, refundId, reportRule, reviewVisitId, aheadMs, moment, offlineUntil } = props;
  const text = useText();
  const couponId = coupon.couponId ?? '';
  const isOpenCase = outletCase !== undefined && !isPresent(outletCase.choice);
  // Its store's scan opens a claimed coupon: the code is there from the start.
  const isClaimed = coupon.state === 'valid_coupon';
  const lockedUntil = isOpenCase ? undefined : (redemption?.lockedUntil ?? undefined);
  const isCodeShown =
    hasSeed &&
    (coupon.state === 'valid' ||
      (isClaimed && lockedUntil === undefined) ||
      (isKept && coupon.state === 'not_delivery'));
  return (
    <>
      {redemption && !isKept && <OutletNews redemption={redemption} state={coupon.state} />}
      {coupon.state === 'not_delivery' && hasSeed && !isKept && (
        <RedeemButton couponId={couponId} usage={usage} isAsked={props.isUseAsked} />
      )}
      {(coupon.state === 'valid' || isClaimed) && redemption?.status === 'REJECTED' && (
        <FailedCard
          couponId={couponId}
          isClaimed={isClaimed}
          why={text(REASONS[redemption.rejectReason ?? 'OTHER'])}
        />
      )}
      {isCodeShown && (
        <section
          className={classes(surface['panel'], layout['stack2'])}
          aria-label={text('redeem.showCode')}
        >
          <h2 className={font['title']}>{text('redeem.showCode')}</h2>
          <VoucherCode
            couponId={couponId}
            codeKey={codeKey}
            moment={moment}
            offlineUntil={offlineUntil}
          />
          {coupon.state === 'valid' && redemption && (
            <OpenUntil untilMs={redemption.untilTime} endMs={coupon.validEnd} />
          )}
        </section>
      )}
      {(coupon.state === 'locked' || isClaimed) && lockedUntil !== undefined && redemption && (
        <Checking storeName={redemption.storeName} untilMs={lockedUntil + aheadMs} />
      )}
      {coupon.state === 'used' && redemption?.status === 'CONFIRMED' && (
        <Used
          redemption={redemption}
          more={more}
          reviewVisitId={reviewVisitId}
          saved={item && isPresent(coupon.payAmount) ? savedRp(item, 1, coupon.payAmount) : 0}
        />
      )}
      {outletCase && (
        <CaseCard
          couponId={couponId}
          outletCase={outletCase}
          refundId={refundId}
          validEnd={coupon.validEnd}
          aheadMs={aheadMs}
          amount={coupon.payAmount ?? undefined}
          isTold={props.isTold}
        />
      )}
      {reportRule && !isKept && <RefuseButton couponId={couponId} rule={reportRule} />}
    </>
  );
}

/** An opening ends; the voucher does not, unless its end is near. Buying 3. */
function OpenUntil({ untilMs, endMs }: { untilMs: number; endMs: number }) {
  const text = useText();
  const locale = useLocale();
  const isLast = endMs <= untilMs;
  return (
    <p className={font['prose']}>
      {text(isLast ? 'redeem.openToEnd' : 'redeem.openUntil', {
        time: formatMoment(isLast ? endMs : untilMs, locale),
      })}
    </p>
  );
}

function Checking({ storeName, untilMs }: { storeName: string; untilMs: number }) {
  const text = useText();
  const leftS = useCountdown(untilMs);
  const left = formatCountdown(leftS);
  return (
    <div className={classes(surface['panel'], layout['stack2'])} role="status">
      <h2 className={font['title']}>{text('redeem.checking')}</h2>
      <p className={font['paragraph']}>{text('redeem.checkingNote', { store: storeName })}</p>
      <p className={classes(font['price'], letters['size24'])} role="timer" aria-live="off">
        {left.startsWith('00:') ? left.slice(3) : left}
      </p>
    </div>
  );
}

/** A voucher that was used longer ago is looked up, not celebrated. */
const CELEBRATED_MS = 120_000;

interface UsedProps extends Pick<OutletPartProps, 'more' | 'reviewVisitId'> {
  redemption: Redemption;
  /** Rupiah; 0: nothing, or another user paid. */
  saved: number;
}

function Used({ redemption, more, reviewVisitId, saved }: UsedProps) {
  const text = useText();
  const locale = useLocale();
  const { storeId, poiId, storeName, confirmTime, counterAmount } = redemption;
  const [next] = more;
  const [isFresh] = useState(
    () => isPresent(confirmTime) && clock.nowMs() - confirmTime < CELEBRATED_MS,
  );
  const review = {
    isEditingDraft: false,
    entrance: 'redeem',
    storeId,
    poiId,
    storeName,
    orderId: reviewVisitId,
  };
  return (
    <div className={classes(surface['panel'], layout['stack2'])} role="status">
      {isFresh && <Celebration />}
      <h2 className={font['title']}>{text('redeem.used')}</h2>
      <p className={font['paragraph']}>
        {text('redeem.usedAt', {
          store: storeName,
          time: formatMoment(confirmTime ?? redemption.openTime, locale),
        })}
      </p>
      {isPresent(counterAmount) && counterAmount > 0 && (
        <p className={font['strong']}>
          {text('redeem.atCounter', { amount: formatRp(counterAmount) })}
        </p>
      )}
      {saved > 0 && (
        <p className={tint['good']}>{text('order.saved', { amount: formatRp(saved) })}</p>
      )}
      {reviewVisitId !== undefined && (
        <Link
          className={classes(layout['row'], tint['link'], box['tall'])}
          to={paths.reviewEdit(review)}
        >
          {text('redeem.review')}
        </Link>
      )}
      {next !== undefined && (
        <Link
          className={classes(layout['row'], tint['link'], box['tall'])}
          to={paths.couponDetail({ id: next })}
        >
          {text('redeem.more', { count: more.length })}
        </Link>
      )}
    </div>
  );
}

/** The sentence about the last try and its time; undefined: what is shown says it. */
function newsOf(redemption: Redemption, state: CouponState): [TextKey, number] | undefined {
  const { status, undoneTime, untilTime, timedOutTime } = redemption;
  const isBack = state === 'not_delivery' || state === 'valid_coupon';
  if (isBack && status === 'UNDONE') return ['redeem.undone', undoneTime ?? redemption.openTime];
  if (state === 'not_delivery' && status === 'LAPSED') return ['redeem.lapsed', untilTime];
  if (state === 'valid' && isPresent(timedOutTime)) return ['redeem.timedOut', timedOutTime];
  return undefined;
}

interface OutletNewsProps {
  redemption: Redemption;
  state: CouponState;
}

/** What an outlet or time did to the voucher, which would only look untouched again. Buying 2 "J". */
function OutletNews({ redemption, state }: OutletNewsProps) {
  const text = useText();
  const locale = useLocale();
  const news = newsOf(redemption, state);
  if (!news) return null;
  const [key, atMs] = news;
  return (
    <p className={classes(surface['panel'], layout['stack2'])} role="status">
      {text(key, { store: redemption.storeName, time: formatMoment(atMs, locale) })}
    </p>
  );
}
