import type { SavingsMonth } from '../../api/generated/types.ts';
import { formatMonth, formatShortMonth } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import css from './MonthBars.module.css';

/** What `viewBox` counts in. */
const HEIGHT = 100;
/** So that a month of little is still seen, and one of nothing is a line. */
const LEAST = 3;

interface MonthBarsProps {
  months: readonly SavingsMonth[];
  /** `YYYY-MM` */
  chosen: string;
  onChoose: (month: string) => void;
}

/** A bar for each month; a tap shows its vouchers. */
export function MonthBars({ months, chosen, onChoose }: MonthBarsProps) {
  const text = useText();
  const locale = useLocale();
  const most = Math.max(1, ...months.map(({ savedAmount }) => savedAmount));
  return (
    <div className={css['bars']} role="group" aria-label={text('savings.chart')}>
      {months.map(({ month, savedAmount }) => {
        const height = Math.max(LEAST, (savedAmount / most) * HEIGHT);
        return (
          <button
            key={month}
            type="button"
            className={css['bar']}
            aria-pressed={month === chosen}
            aria-label={`${formatMonth(month, locale)}: ${formatRp(savedAmount)}`}
            onClick={() => onChoose(month)}
          >
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect y={HEIGHT - height} width="10" height={height} />
            </svg>
            <span>{formatShortMonth(month, locale)}</span>
          </button>
        );
      })}
    </div>
  );
}
