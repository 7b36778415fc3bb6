import { formatCountdown } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Payment.module.css';

const MINUTE_S = 60;

/** Minutes and seconds until the payment ends, from the server's time. Said aloud at five and one minutes only. */
export function PayCountdown({ untilMs, onEnd }: { untilMs: number; onEnd: () => void }) {
  const text = useText();
  const leftS = useCountdown(untilMs, onEnd);
  const shown = formatCountdown(leftS);
  const minutes = Math.ceil(leftS / MINUTE_S);
  return (
    <p
      className={classes(tint['soft'], css['countdown'])}
      data-short={leftS <= MINUTE_S || undefined}
    >
      <span>{text('payment.payBefore')}</span>{' '}
      <span className={css['time']} role="timer" aria-live="off">
        {shown.startsWith('00:') ? shown.slice(3) : shown}
      </span>
      <span className={layout['hidden']} aria-live="polite">
        {leftS > 0 && (minutes === 5 || minutes === 1)
          ? text('payment.minutesLeft', { count: minutes })
          : ''}
      </span>
    </p>
  );
}
