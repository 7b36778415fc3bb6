import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './FlashStrip.module.css';
import type { Left } from '../../lib/left.ts';
import { useLeft } from '../../ui/use-left.ts';

/** Minutes at which a screen reader says what is left (discovery 3). */
const SPOKEN_MIN: readonly number[] = [10, 5, 1];

interface FlashStripProps {
  reply: Left;
  /** The price is asked for again: at the end, and when the page is seen again. */
  onAsk: () => void;
}

/** How long the flash price lasts, by the server's time. A component of its own, so that a tick renders nothing else. */
export function FlashStrip({ reply, onAsk }: FlashStripProps) {
  const text = useText();
  const left = useLeft({ reply, onEnd: onAsk, onReturn: onAsk });
  const isKnown = typeof left === 'number';
  const shown = isKnown ? formatCountdown(left) : '--:--:--';
  const minutes = isKnown
    ? SPOKEN_MIN.find((each) => left <= each * 60 && left > each * 60 - 5)
    : 0;
  return (
    <p className={css['strip']}>
      <Icon shape={boltIcon} size={18} className={css['bolt']} />
      <span
        className={css['words']}
        role="timer"
        aria-live="off"
        aria-label={
          isKnown ? text('voucher.flashEndsIn', { time: shown }) : text('voucher.flashUnknown')
        }
      >
        <span aria-hidden="true">{text('voucher.flashEnds')}</span>
        <span className={css['time']} aria-hidden="true">
          {shown}
        </span>
      </span>
      <span role="status">
        <VisuallyHidden>
          {minutes ? text('voucher.flashMinutes', { count: minutes }) : ''}
        </VisuallyHidden>
      </span>
    </p>
  );
}
