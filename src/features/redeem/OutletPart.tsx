import { useState } from 'react';
import type {
  OrderItem,
  OutletCase,
  Redemption,
  ReportRule,
  WalletCoupon,
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
import css from './Redeem.module.css';
import { OutletNews } from './OutletNews.tsx';
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
  /** Of its money; undefined: none, or somebody else's. */
  refundId: string | undefined;
  /** What a refusal would lead to; undefined: it cannot be reported. */
  reportRule: ReportRule | undefined;
  /** Its partner's code was told. */
  isTold: boolean;
  /** Of its use; undefined: nothing to review. */
  reviewVisitId: string | undefined;
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
        <section className={css['card']} aria-label={text('redeem.showCode')}>
          <h2 className={css['head']}>{text('redeem.showCode')}</h2>
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
    <p className={css['soft']}>
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
    <div className={css['card']} role="status">
      <h2 className={css['head']}>{text('redeem.checking')}</h2>
      <p className={css['line']}>{text('redeem.checkingNote', { store: storeName })}</p>
      <p className={css['left']} role="timer" aria-live="off">
        {left.startsWith('00:') ? left.slice(3) : left}
      </p>
    </div>
  );
}

/** A voucher that was used longer ago is looked up, not celebrated. */
const CELEBRATED_MS = 120_000;

interface UsedProps extends Pick<OutletPartProps, 'more' | 'reviewVisitId'> {
  redemption: Redemption;
  /** Rupiah; 0: nothing, or somebody else paid. */
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
    <div className={css['card']} role="status">
      {isFresh && <Celebration />}
      <h2 className={css['head']}>{text('redeem.used')}</h2>
      <p className={css['line']}>
        {text('redeem.usedAt', {
          store: storeName,
          time: formatMoment(confirmTime ?? redemption.openTime, locale),
        })}
      </p>
      {isPresent(counterAmount) && counterAmount > 0 && (
        <p className={css['strong']}>
          {text('redeem.atCounter', { amount: formatRp(counterAmount) })}
        </p>
      )}
      {saved > 0 && (
        <p className={css['saved']}>{text('order.saved', { amount: formatRp(saved) })}</p>
      )}
      {reviewVisitId !== undefined && (
        <Link className={css['way']} to={paths.reviewEdit(review)}>
          {text('redeem.review')}
        </Link>
      )}
      {next !== undefined && (
        <Link className={css['way']} to={paths.couponDetail({ id: next })}>
          {text('redeem.more', { count: more.length })}
        </Link>
      )}
    </div>
  );
}
