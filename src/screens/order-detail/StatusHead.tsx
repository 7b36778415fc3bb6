import type { OrderDetail } from '../../features/order/order-queries.ts';
import { canPay, type OrderPhase } from '../../features/order/phase.ts';
import { statusNotes } from '../../features/order/status-notes.ts';
import { orderWords } from '../../features/order/words.ts';
import { formatMinutes } from '../../i18n/format.ts';
import { formatClock, formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import {
  checkIcon,
  clockIcon,
  closeIcon,
  historyIcon,
  orderIcon,
  refreshIcon,
  starIcon,
} from '../../ui/icons.ts';
import css from './StatusHead.module.css';

const ICONS: Readonly<Record<OrderPhase, IconShape>> = {
  payable: clockIcon,
  paying: refreshIcon,
  checking: refreshIcon,
  closed: closeIcon,
  'to-be-redeemed': checkIcon,
  redeemed: orderIcon,
  completed: starIcon,
  refunded: historyIcon,
};

interface StatusHeadProps {
  detail: OrderDetail;
  phase: OrderPhase;
  leftS: number;
}

/** The state, what follows from it, and the time that is left. */
export function StatusHead({ detail, phase, leftS }: StatusHeadProps) {
  const text = useText();
  const locale = useLocale();
  const { name, tone } = orderWords(phase, detail.order, detail.serverTime);
  const dayNow = dayOf(detail.serverTime);
  const notes = statusNotes(phase, detail).map(({ key, atMs, dayMs }) => {
    if (dayMs !== undefined) return text(key, { date: formatDate(dayOf(dayMs), locale) });
    if (atMs === undefined) return text(key);
    const isToday = dayOf(atMs) === dayNow;
    return text(key, { time: isToday ? formatClock(atMs) : formatMoment(atMs, locale) });
  });
  return (
    <section className={css['head']} data-tone={tone}>
      <div className={css['words']} aria-live="polite">
        <h2 className={css['name']}>
          {/* A tick would say that all is well. */}
          <Icon shape={detail.order.hold ? clockIcon : ICONS[phase]} size={22} />
          {text(name)}
        </h2>
        {notes.map((note) => (
          <p key={note} className={css['note']}>
            {note}
          </p>
        ))}
      </div>
      {canPay(phase) && (
        <p
          className={css['left']}
          role="timer"
          aria-live="off"
          aria-label={text('order.payWithin', { time: formatMinutes(leftS) })}
        >
          {formatMinutes(leftS)}
        </p>
      )}
    </section>
  );
}

function dayOf(atMs: number): string {
  return inJakarta(atMs).slice(0, 10);
}
