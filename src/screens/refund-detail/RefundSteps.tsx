import type { RefundStep } from '../../api/generated/types.ts';
import { FAILURE_WORDS, REFUND_STEPS, targetWords } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { isPresent } from '../../lib/present.ts';
import css from './RefundSteps.module.css';

/** What has happened, oldest first: each with its amount, destination and expected date. B1. */
export function RefundSteps({ steps }: { steps: readonly RefundStep[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <ol className={css['list']}>
      {steps.map((step) => (
        <li key={step.seq} className={css['step']} data-status={step.status}>
          <p className={css['name']}>
            {text(REFUND_STEPS[step.status])}
            {step.attempt > 1 && ` · ${text('aftersale.attempt', { number: step.attempt })}`}
          </p>
          <p className={css['line']}>
            <time dateTime={`${inJakarta(step.time)}+07:00`}>
              {formatMoment(step.time, locale)}
            </time>
            {` · ${formatRp(step.amount)}`}
          </p>
          {step.destination && <p className={css['line']}>{targetWords(text, step.destination)}</p>}
          {isPresent(step.expectedDate) && (
            <p className={css['line']}>
              {text('aftersale.arrivesBy', { date: formatDate(step.expectedDate, locale) })}
            </p>
          )}
          {isPresent(step.failureReason) && (
            <p className={css['why']}>{text(FAILURE_WORDS[step.failureReason])}</p>
          )}
          {isPresent(step.reference) && (
            <p className={css['line']}>
              {text('aftersale.reference', { reference: step.reference })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
