import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon } from '../../ui/icons.ts';
import type { Left } from '../../lib/left.ts';
import { useLeft } from '../../ui/use-left.ts';
import css from './Checkout.module.css';

interface FlashLineProps {
  left: Left;
  /** The price has ended, or how long it holds is not known any more. */
  onLook: () => void;
}

/** Until when the flash price holds (discovery 3). A component of its own, so that a tick renders nothing else. */
export function FlashLine({ left, onLook }: FlashLineProps) {
  const text = useText();
  const seconds = useLeft({ reply: left, onEnd: onLook, onReturn: onLook });
  return (
    <p className={css['flash']} role="timer" aria-live="off">
      <Icon shape={boltIcon} size={18} />
      {text('checkout.flashEnds')}{' '}
      <span className={css['time']}>
        {typeof seconds === 'number' ? formatCountdown(seconds) : '--:--:--'}
      </span>
    </p>
  );
}
