import type { PayMethod } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import css from './Payment.module.css';

const STEPS: Readonly<Record<PayMethod, readonly TextKey[]>> = {
  QRIS: ['payment.qrisStep1', 'payment.qrisStep2', 'payment.qrisStep3'],
  EWALLET: ['payment.walletStep1', 'payment.walletStep2', 'payment.walletStep3'],
  CASH: ['payment.cashStep1', 'payment.cashStep2', 'payment.cashStep3'],
};

/** How to pay, also from this same phone. */
export function PaySteps({ method }: { method: PayMethod }) {
  const text = useText();
  return (
    <section className={css['card']} aria-labelledby="payment-steps">
      <h2 className={css['heading']} id="payment-steps">
        {text('payment.stepsTitle')}
      </h2>
      <ol className={css['steps']}>
        {STEPS[method].map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ol>
    </section>
  );
}
