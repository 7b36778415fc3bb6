import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { useLeft } from '../../ui/use-left.ts';
import type { DayPhase } from './brand-day.ts';
import css from './DayCountdown.module.css';

const DAY_S = 86_400;

interface DayCountdownProps {
  phase: DayPhase;
  /** The day is asked for again: its phase ends, or what is left of it is not known any more. */
  onAsk: () => void;
}

/** Time until the day begins or ends, or that it is over; dashes while it is not known. Not a live region. */
export function DayCountdown({ phase, onAsk }: DayCountdownProps) {
  const text = useText();
  const reply = phase.phase === 'over' ? undefined : phase.left;
  const leftS = useLeft({ reply, onEnd: onAsk, onReturn: onAsk });
  if (phase.phase === 'over') return <p className={css['over']}>{text('brands.dayOver')}</p>;
  const left = typeof leftS === 'number' ? wordsOf(leftS, text) : '--:--:--';
  return (
    <p className={css['countdown']} role="timer" aria-live="off">
      <span className={css['label']}>
        {text(phase.phase === 'before' ? 'brands.dayStartsIn' : 'brands.dayEndsIn')}
      </span>
      <span className={css['time']}>{left}</span>
    </p>
  );
}

function wordsOf(leftS: number, text: ReturnType<typeof useText>): string {
  const days = Math.floor(leftS / DAY_S);
  const time = formatCountdown(leftS % DAY_S);
  return days > 0 ? text('brands.daysAndTime', { days, time }) : time;
}
