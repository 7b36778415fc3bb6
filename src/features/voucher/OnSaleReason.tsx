import { formatMoment } from '../../i18n/format-date.ts';
import { formatCountdown } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import type { Left } from '../../lib/left.ts';
import { useLeft } from '../../ui/use-left.ts';

interface OnSaleReasonProps {
  /** Milliseconds since the epoch, by the server. */
  onSaleTime: number;
  left: Left;
  onAsk: () => void;
}

/** From this many seconds on the date says more than a countdown. */
const DAY_S = 86_400;

/** When it goes on sale; counted down on the last day. At the start the page asks again. */
export function OnSaleReason({ onSaleTime, left, onAsk }: OnSaleReasonProps) {
  const text = useText();
  const locale = useLocale();
  const leftS = useLeft({ reply: left, onEnd: onAsk, onReturn: onAsk });
  const moment = text('voucher.onSaleAt', { time: formatMoment(onSaleTime, locale) });
  if (typeof leftS !== 'number' || leftS > DAY_S) return moment;
  return (
    <>
      {moment}
      <span role="timer" aria-live="off">
        {' · '}
        {text('voucher.onSaleIn', { time: formatCountdown(leftS) })}
      </span>
    </>
  );
}
