import type { PayState } from '../../features/payment/pay-flow.ts';
import css from '../../features/payment/Payment.module.css';
import { useText } from '../../i18n/i18n.ts';

interface WatchingProps {
  state: PayState;
  /** A code is shown. */
  isWaiting: boolean;
}

/** Whether the outcome is being asked for: it comes by itself, and says so when it cannot. */
export function Watching({ state: { away, isUnanswered }, isWaiting }: WatchingProps) {
  const text = useText();
  const isBad = away === 'offline' || isUnanswered;
  // Other states have said it already.
  if (!isWaiting && !isBad) return null;
  return (
    <p className={css['note']} data-kind={isBad ? 'bad' : undefined} role="status">
      {text(
        away === 'offline'
          ? 'payment.watchOffline'
          : away === 'hidden'
            ? 'payment.watchHidden'
            : isUnanswered
              ? 'payment.watchUnanswered'
              : 'payment.watching',
      )}
    </p>
  );
}
