import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import type { Left } from '../../lib/left.ts';
import { useLeft } from '../../ui/use-countdown.ts';

interface FlashCountdownProps {
  left: Left | undefined;
  onAsk: () => void;
}

/** How long the flash sale lasts, by the server's time; dashes while that is not known. Not a live region. */
export function FlashCountdown({ left, onAsk }: FlashCountdownProps) {
  const text = useText();
  const seconds = useLeft({ reply: left, onEnd: onAsk, onReturn: onAsk });
  const isKnown = typeof seconds === 'number';
  const shown = isKnown ? formatCountdown(seconds) : '--:--:--';
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={
        isKnown ? text('home.flashSaleEndsIn', { time: shown }) : text('home.flashSaleUnknown')
      }
    >
      {shown.split(':').map((part, index) => (
        // Hours, minutes, seconds: a fixed order.
        <span key={index} aria-hidden="true">
          {part}
        </span>
      ))}
    </span>
  );
}
