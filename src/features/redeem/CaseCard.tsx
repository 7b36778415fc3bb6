import { useState } from 'react';
import type {
  ClaimStatus,
  CouponId,
  OutletCase,
  RedemptionStep,
  RedemptionStepKind,
  RefundClaim,
  RefundId,
  RefusedChoice,
} from '../../api/generated/types.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { formatCountdown } from '../../i18n/format.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { Link } from '../navigation/Link.tsx';
import { CaseThread } from '../order/CaseThread.tsx';
import { EvidenceFields } from './EvidenceFields.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Redeem.module.css';
import { inJakarta } from '../../lib/jakarta.ts';

interface CaseCardProps {
  couponId: CouponId;
  outletCase: OutletCase;
  refundId: RefundId | undefined;
  /** When the voucher ends, by the server's clock. */
  validEnd: number;
  /** Milliseconds that this device's clock is ahead of the server's. */
  aheadMs: number;
  /** Rupiah of the voucher; undefined: another user paid for it. */
  amount: number | undefined;
  /** Its partner's code was told. */
  isTold: boolean;
}

/** A refused voucher: its number, its clock, evidence, and refund or keep as the user chooses. B10. */
export function CaseCard({
  couponId,
  outletCase,
  refundId,
  validEnd,
  aheadMs,
  amount,
  isTold,
}: CaseCardProps) {
  const text = useText();
  const locale = useLocale();
  const [asked, setAsked] = useState<RefusedChoice>();
  const { caseNo, storeName, chooseUntil, choice, isByClock, wasUsed } = outletCase;
  const claim = outletCase.claim ?? undefined;
  // The outlet or customer service decides whether its money returns.
  const isJudged = isTold || wasUsed;
  const leftS = useCountdown(isPresent(choice) ? undefined : chooseUntil + aheadMs);

  // What was used cannot expire any more.
  const endMs = isPresent(choice) || wasUsed ? undefined : validEnd + aheadMs;
  const isOver = useCountdown(endMs) === 0 && endMs !== undefined;

  return (
    <section
      className={classes(surface['panel'], layout['stack2'])}
      aria-label={text('redeem.caseTitle')}
    >
      <h2 className={font['title']}>{text('redeem.caseTitle')}</h2>
      <p className={font['paragraph']}>{text('redeem.caseNo', { caseNo, store: storeName })}</p>
      <CaseThread messages={outletCase.messageList ?? []} />
      {claim && claim.status !== 'WITHDRAWN' && <ClaimBlock claim={claim} />}
      {isPresent(choice) ? (
        <>
          {(!claim || claim.status === 'WITHDRAWN') && (
            <p className={font['strong']}>
              {text(
                choice === 'KEEP'
                  ? wasUsed
                    ? 'redeem.keptUsed'
                    : 'redeem.kept'
                  : isByClock
                    ? 'redeem.refundedByClock'
                    : 'redeem.refunded',
              )}
            </p>
          )}
          {choice === 'REFUND' && refundId !== undefined && (
            <Link
              className={classes(layout['row'], tint['link'], box['tall'])}
              to={paths.refundDetail({ refundId })}
            >
              {text('aftersale.follow')}
            </Link>
          )}
        </>
      ) : (
        <>
          {!claim && (
            <>
              <p className={font['paragraph']}>
                {text(isJudged ? 'redeem.chooseByJudged' : 'redeem.chooseBy', {
                  time: formatMoment(chooseUntil, locale),
                })}
              </p>
              <p className={classes(font['price'], letters['size24'])} role="timer" aria-live="off">
                {formatCountdown(leftS)}
              </p>
            </>
          )}
          <EvidenceFields couponId={couponId} outletCase={outletCase} />
          <div className={layout['stack2']}>
            {!claim && (
              <Button variant="primary" wide onClick={() => setAsked('REFUND')}>
                {text('redeem.chooseRefund')}
              </Button>
            )}
            {isOver && !isTold ? (
              <p className={font['paragraph']}>{text('redeem.noKeep')}</p>
            ) : (
              <Button variant="secondary" wide onClick={() => setAsked('KEEP')}>
                {text('redeem.chooseKeep')}
              </Button>
            )}
          </div>
          <ChoiceSheet
            couponId={couponId}
            asked={asked}
            amount={amount}
            judge={isTold ? 'SERVICE' : wasUsed ? 'OUTLET' : undefined}
            onClose={() => setAsked(undefined)}
          />
        </>
      )}
      <CaseSteps steps={outletCase.stepList} />
    </section>
  );
}

const NAMES: Readonly<Record<RedemptionStepKind, TextKey>> = {
  OPENED: 'redeem.stepOpened',
  SCANNED: 'redeem.stepScanned',
  CONFIRMED: 'redeem.stepConfirmed',
  REJECTED: 'redeem.stepRejected',
  TIMED_OUT: 'redeem.stepTimedOut',
  LAPSED: 'redeem.stepLapsed',
  UNDONE: 'redeem.stepUndone',
  REFUSED: 'redeem.stepRefused',
  EVIDENCE: 'redeem.stepEvidence',
  REFUND_CHOSEN: 'redeem.stepRefundChosen',
  KEEP_CHOSEN: 'redeem.stepKeepChosen',
  REFUND_ASKED: 'redeem.stepRefundAsked',
  REFUND_PASSED_ON: 'redeem.stepRefundPassedOn',
  REFUND_GRANTED: 'redeem.stepRefundGranted',
  REFUND_DENIED: 'redeem.stepRefundDenied',
};

/** What happened to the voucher at outlets, oldest first, so that it cannot be disputed. B10. */
function CaseSteps({ steps }: { steps: readonly RedemptionStep[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section aria-label={text('redeem.stepsTitle')}>
      <h3 className={font['strong']}>{text('redeem.stepsTitle')}</h3>
      <ol className={classes(layout['stack2'], space['above2'], css['steps'])}>
        {steps.map(({ kind, time, storeName }, at) => (
          // Steps are only added, at the end.
          <li key={at}>
            <span>{text(NAMES[kind])}</span>
            <span className={font['prose']}>
              <time dateTime={`${inJakarta(time)}+07:00`}>{formatMoment(time, locale)}</time>
              {isPresent(storeName) && ` · ${storeName}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TITLES: Readonly<Record<ClaimStatus, TextKey>> = {
  OUTLET: 'redeem.claimOutlet',
  SERVICE: 'redeem.claimService',
  GRANTED: 'redeem.claimGranted',
  DENIED: 'redeem.claimDenied',
  WITHDRAWN: 'redeem.claimWithdrawn',
};

/** A refund that the outlet or customer service decides: who, and by when; then what was decided. Buying 6 "A claim". */
function ClaimBlock({ claim }: { claim: RefundClaim }) {
  const text = useText();
  const locale = useLocale();
  const { status, kind, outletUntil, serviceDate } = claim;
  return (
    <div role="status">
      <p className={font['strong']}>{text(TITLES[status])}</p>
      {status === 'OUTLET' && (
        <p className={font['paragraph']}>
          {text('redeem.claimOutletNote', {
            time: formatMoment(outletUntil ?? claim.askedTime, locale),
          })}
        </p>
      )}
      {status === 'SERVICE' && (
        <p className={font['paragraph']}>
          {text('redeem.claimServiceNote', { date: formatDate(serviceDate, locale) })}
        </p>
      )}
      {status === 'DENIED' && (
        <p className={font['paragraph']}>
          {text(kind === 'TOLD' ? 'redeem.claimDeniedTold' : 'redeem.claimDeniedNote')}
        </p>
      )}
    </div>
  );
}
