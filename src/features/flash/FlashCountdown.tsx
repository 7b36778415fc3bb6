import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import type { Left } from '../../lib/left.ts';
import { useLeft } from '../../ui/use-countdown.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Minutes at which a screen reader says what is left (discovery 3). */
const SPOKEN_MIN: readonly number[] = [10, 5, 1];
/** A tick may come late; a minute is said once. */
const SPOKEN_S = 5;

interface FlashCountdownProps {
  left: Left | undefined;
  /** At zero, and when what is left is not known any more. */
  onAsk: () => void;
  /** At zero, instead of `onAsk`. */
  onEnd?: (() => void) | undefined;
  /** It counts to the beginning, not to the end. */
  isStart?: boolean;
  /** At zero it shows dashes: the next countdown is not known yet. */
  endsInDashes?: boolean;
  /** Says what is left at 10, 5 and 1 minute. */
  speaks?: boolean;
}

/** How long the flash sale lasts, by the server's time; dashes while that is not known. Not a live region. */
export function FlashCountdown({
  left,
  onAsk,
  onEnd = onAsk,
  isStart = false,
  endsInDashes = false,
  speaks = false,
}: FlashCountdownProps) {
  const text = useText();
  const seconds = useLeft({ reply: left, onEnd, onReturn: onAsk });
  const isKnown = typeof seconds === 'number' && !(endsInDashes && seconds === 0);
  const shown = isKnown ? formatCountdown(seconds) : '--:--:--';
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        aria-label={
          isKnown
            ? text(isStart ? 'flash.startsIn' : 'home.flashSaleEndsIn', { time: shown })
            : text('home.flashSaleUnknown')
        }
      >
        {shown.split(':').map((part, index) => (
          // Hours, minutes, seconds: a fixed order.
          <span key={index} aria-hidden="true">
            {part}
          </span>
        ))}
      </span>
      {speaks && <Spoken seconds={isKnown ? seconds : undefined} isStart={isStart} />}
    </>
  );
}

interface SpokenProps {
  seconds: number | undefined;
  /** As of the countdown. */
  isStart?: boolean;
}

/** For a screen reader, what a countdown has left at its minutes. */
export function Spoken({ seconds, isStart = false }: SpokenProps) {
  const text = useText();
  const count =
    seconds === undefined
      ? undefined
      : SPOKEN_MIN.find((each) => seconds <= each * 60 && seconds > each * 60 - SPOKEN_S);
  return (
    <span role="status">
      <VisuallyHidden>
        {count === undefined
          ? ''
          : text(isStart ? 'flash.startsMinutes' : 'voucher.flashMinutes', { count })}
      </VisuallyHidden>
    </span>
  );
}
