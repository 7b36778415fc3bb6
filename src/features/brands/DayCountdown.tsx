import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import type { DayPhase } from './brand-day.ts';
import css from './DayCountdown.module.css';

const DAY_S = 86_400;

/** Time until the day begins or ends, or that it is over. Not a live region. */
export function DayCountdown({ phase, onEnd }: { phase: DayPhase; onEnd: () => void }) {
  const text = useText();
  const leftS = useCountdown(phase.phase === 'over' ? undefined : phase.deadlineMs, onEnd);
  if (phase.phase === 'over') return <p className={css['over']}>{text('brands.dayOver')}</p>;
  const days = Math.floor(leftS / DAY_S);
  const clockText = formatCountdown(leftS % DAY_S);
  const left = days > 0 ? text('brands.daysAndTime', { days, time: clockText }) : clockText;
  return (
    <p className={css['countdown']} role="timer" aria-live="off">
      <span className={css['label']}>
        {text(phase.phase === 'before' ? 'brands.dayStartsIn' : 'brands.dayEndsIn')}
      </span>
      <span className={css['time']}>{left}</span>
    </p>
  );
}
