import type { RedemptionStep, RedemptionStepKind } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { isPresent } from '../../lib/present.ts';
import css from './Redeem.module.css';

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

/** What happened to the voucher at outlets, oldest first: nobody can argue about it. B10. */
export function CaseSteps({ steps }: { steps: readonly RedemptionStep[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section aria-label={text('redeem.stepsTitle')}>
      <h3 className={css['strong']}>{text('redeem.stepsTitle')}</h3>
      <ol className={css['steps']}>
        {steps.map(({ kind, time, storeName }, at) => (
          // Steps are only added, at the end.
          <li key={at}>
            <span>{text(NAMES[kind])}</span>
            <span className={css['soft']}>
              <time dateTime={`${inJakarta(time)}+07:00`}>{formatMoment(time, locale)}</time>
              {isPresent(storeName) && ` · ${storeName}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
