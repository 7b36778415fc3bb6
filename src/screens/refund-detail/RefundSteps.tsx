import type { RefundStep } from '../../api/generated/types.ts';
import { FAILURE_WORDS, REFUND_STEPS, targetWords } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { isPresent } from '../../lib/present.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import line from '../../ui/list/Steps.module.css';

/** What has happened, oldest first: each with its amount, destination and expected date. B1. */
export function RefundSteps({ steps }: { steps: readonly RefundStep[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <ol className={layout['stack']}>
      {steps.map((step) => (
        <li
          key={step.seq}
          className={line['step']}
          data-failed={step.status === 'FAILED' || undefined}
        >
          <p className={classes(font['strong'], letters['lines14'])}>
            {text(REFUND_STEPS[step.status])}
            {step.attempt > 1 && ` · ${text('aftersale.attempt', { number: step.attempt })}`}
          </p>
          <p className={classes(font['prose'], font['words'], font['numbers'])}>
            <time dateTime={`${inJakarta(step.time)}+07:00`}>
              {formatMoment(step.time, locale)}
            </time>
            {` · ${formatRp(step.amount)}`}
          </p>
          {step.destination && (
            <p className={classes(font['prose'], font['words'], font['numbers'])}>
              {targetWords(text, step.destination)}
            </p>
          )}
          {isPresent(step.expectedDate) && (
            <p className={classes(font['prose'], font['words'], font['numbers'])}>
              {text('aftersale.arrivesBy', { date: formatDate(step.expectedDate, locale) })}
            </p>
          )}
          {isPresent(step.failureReason) && (
            <p className={classes(tint['problem'], letters['lines15'])}>
              {text(FAILURE_WORDS[step.failureReason])}
            </p>
          )}
          {isPresent(step.reference) && (
            <p className={classes(font['prose'], font['words'], font['numbers'])}>
              {text('aftersale.reference', { reference: step.reference })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
