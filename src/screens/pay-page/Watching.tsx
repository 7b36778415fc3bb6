import type { PayState } from '../../features/payment/pay-flow.ts';
import css from '../../features/payment/Payment.module.css';
import { useText } from '../../i18n/i18n.ts';

/** Whether the outcome is being asked for: it comes by itself, and says so when it cannot. */
export function Watching({ state: { away, isUnanswered } }: { state: PayState }) {
  const text = useText();
  const isBad = away === 'offline' || isUnanswered;
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
