import type { OrderStep } from '../../api/generated/types.ts';
import type { OrderDetail } from '../../features/order/order-queries.ts';
import { canPay, type OrderPhase } from '../../features/order/phase.ts';
import { statusNotes } from '../../features/order/status-notes.ts';
import { orderWords, STEP_NAMES } from '../../features/order/words.ts';
import { formatClock, formatDate, formatMoment } from '../../i18n/format-date.ts';
import { formatMinutes, formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import {
  checkIcon,
  clockIcon,
  closeIcon,
  historyIcon,
  orderIcon,
  refreshIcon,
  starIcon,
} from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import line from '../../ui/list/Steps.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Status.module.css';

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
    <section
      className={classes(layout['flow'], tint['ground'], box['apart'], box['tops'], css['head'])}
      data-tone={tone}
    >
      <div className={css['words']} aria-live="polite">
        <h2 className={classes(layout['row2'], font['big'], font['headline'])}>
          {/* A tick would say that all is well. */}
          <Icon shape={detail.order.hold ? clockIcon : ICONS[phase]} size={22} />
          {text(name)}
        </h2>
        {notes.map((note) => (
          <p key={note} className={classes(space['above1'], letters['lines15'])}>
            {note}
          </p>
        ))}
      </div>
      {canPay(phase) && (
        <p
          className={classes(font['price'], css['left'])}
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

/** What happened, oldest first. */
export function StepList({ steps }: { steps: readonly OrderStep[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <ol className={layout['stack']}>
      {steps.map((step, at) => (
        // Steps are only added, at the end.
        <li key={at} className={line['step']}>
          <p className={classes(font['strong'], letters['lines14'])}>
            {text(STEP_NAMES[step.kind])}
          </p>
          <p className={classes(font['prose'], font['words'], font['numbers'])}>
            <time dateTime={`${inJakarta(step.time)}+07:00`}>
              {formatMoment(step.time, locale)}
            </time>
            {typeof step.amount === 'number' && ` · ${formatRp(step.amount)}`}
          </p>
          {step.reference && (
            <p className={classes(font['prose'], font['words'], font['numbers'])}>
              {step.reference}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
