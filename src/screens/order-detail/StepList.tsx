import type { OrderStep } from '../../api/generated/types.ts';
import { STEP_NAMES } from '../../features/order/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import css from './StepList.module.css';

/** What happened, oldest first. */
export function StepList({ steps }: { steps: readonly OrderStep[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <ol className={css['list']}>
      {steps.map((step, at) => (
        // Steps are only added, at the end.
        <li key={at} className={css['step']}>
          <p className={css['name']}>{text(STEP_NAMES[step.kind])}</p>
          <p className={css['line']}>
            <time dateTime={`${inJakarta(step.time)}+07:00`}>
              {formatMoment(step.time, locale)}
            </time>
            {typeof step.amount === 'number' && ` · ${formatRp(step.amount)}`}
          </p>
          {step.reference && <p className={css['line']}>{step.reference}</p>}
        </li>
      ))}
    </ol>
  );
}
