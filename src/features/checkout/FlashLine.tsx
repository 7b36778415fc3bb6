import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon } from '../../ui/icons.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import css from './Checkout.module.css';

/** Until when the flash price holds, from the server's time (discovery 3). A component of its own, so that a tick renders nothing else. */
export function FlashLine({ deadlineMs, onEnd }: { deadlineMs: number; onEnd: () => void }) {
  const text = useText();
  const shown = formatCountdown(useCountdown(deadlineMs, onEnd));
  return (
    <p className={css['flash']} role="timer" aria-live="off">
      <Icon shape={boltIcon} size={18} />
      {text('checkout.flashEnds')} <span className={css['time']}>{shown}</span>
    </p>
  );
}
