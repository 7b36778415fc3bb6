import { useState } from 'react';
import type { OutletCase, RefusedChoice } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { formatCountdown } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { Link } from '../navigation/Link.tsx';
import { CaseThread } from '../order/CaseThread.tsx';
import { CaseSteps } from './CaseSteps.tsx';
import { EvidenceFields } from './EvidenceFields.tsx';
import { ClaimBlock } from './ClaimBlock.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import css from './Redeem.module.css';

interface CaseCardProps {
  couponId: string;
  outletCase: OutletCase;
  refundId: string | undefined;
  /** When the voucher ends, by the server's clock. */
  validEnd: number;
  /** Milliseconds that this device's clock is ahead of the server's. */
  aheadMs: number;
  /** Rupiah of the voucher; undefined: somebody else paid for it. */
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
  // Somebody else decides whether its money returns.
  const isJudged = isTold || wasUsed;
  const leftS = useCountdown(isPresent(choice) ? undefined : chooseUntil + aheadMs);

  // What was used cannot expire any more.
  const endMs = isPresent(choice) || wasUsed ? undefined : validEnd + aheadMs;
  const isOver = useCountdown(endMs) === 0 && endMs !== undefined;

  return (
    <section className={css['card']} aria-label={text('redeem.caseTitle')}>
      <h2 className={css['head']}>{text('redeem.caseTitle')}</h2>
      <p className={css['line']}>{text('redeem.caseNo', { caseNo, store: storeName })}</p>
      <CaseThread messages={outletCase.messageList ?? []} />
      {claim && claim.status !== 'WITHDRAWN' && <ClaimBlock claim={claim} />}
      {isPresent(choice) ? (
        <>
          {(!claim || claim.status === 'WITHDRAWN') && (
            <p className={css['strong']}>
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
            <Link className={css['way']} to={paths.refundDetail({ refundId })}>
              {text('aftersale.follow')}
            </Link>
          )}
        </>
      ) : (
        <>
          {!claim && (
            <>
              <p className={css['line']}>
                {text(isJudged ? 'redeem.chooseByJudged' : 'redeem.chooseBy', {
                  time: formatMoment(chooseUntil, locale),
                })}
              </p>
              <p className={css['left']} role="timer" aria-live="off">
                {formatCountdown(leftS)}
              </p>
            </>
          )}
          <EvidenceFields couponId={couponId} outletCase={outletCase} />
          <div className={css['ways']}>
            {!claim && (
              <Button variant="primary" wide onClick={() => setAsked('REFUND')}>
                {text('redeem.chooseRefund')}
              </Button>
            )}
            {isOver && !isTold ? (
              <p className={css['line']}>{text('redeem.noKeep')}</p>
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
