import type { SettlementData, OrderItem } from '../../api/generated/types.ts';
import { formatRp, formatCountdown } from '../../i18n/format.ts';
import { useText, useLocale } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { BillTable } from '../bill/BillTable.tsx';
import { Link } from '../navigation/Link.tsx';
import { AmountsBlock } from '../order/AmountsBlock.tsx';
import { OrderItemRow } from '../order/OrderItemRow.tsx';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import { canSplit } from '../split/split-choice.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Checkout.module.css';
import { type CheckoutEvent, type CheckoutState, isOpen } from './checkout-flow.ts';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import type { Left } from '../../lib/left.ts';
import { QrisNotice, QuantityRow } from './QuantityRow.tsx';
import { SplitRow } from './SplitRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon, clockIcon, infoIcon } from '../../ui/icons.ts';
import { useLeft } from '../../ui/use-countdown.ts';
import { clock } from '../../lib/now.ts';
import { RefundNote } from '../refund-promise/RefundNote.tsx';
import { endBefore } from '../refund-promise/words.ts';
import { usageLines, validityLine } from './usage-lines.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';

interface CheckoutCardsProps {
  state: CheckoutState;
  shown: SettlementData;
  /** Until the flash price ends; undefined: it is none. */
  flashLeft: Left | undefined;
  /** The member's nickname; undefined: not known. */
  ownName: string | undefined;
  send: (event: CheckoutEvent) => void;
}

/** What is ordered, for how much, and under which promise. Nothing is ticked for the buyer (buying 11). */
export function CheckoutCards({ state, shown, flashLeft, ownName, send }: CheckoutCardsProps) {
  const text = useText();
  const { choice, quote, step } = state;
  const isLocked = !isOpen(step);
  const isUpdating = quote.state === 'asking';
  const toQuantity = (quantity: number) =>
    send({ type: 'choose', choice: { ...choice, quantity } });
  return (
    <div className={classes(layout['stack3'], layout['pageTop'])}>
      <section
        className={classes(surface['panel'], layout['stack3'], css['card'])}
        aria-label={text('checkout.item')}
      >
        <OrderItemRow item={shown.item} badge={<RefundBadge promise={shown.item.refund} />} />
        {flashLeft && <FlashLine left={flashLeft} onQuote={() => send({ type: 'quote-again' })} />}
        <div className={classes(space['head3'], box['ruled'])}>
          <QuantityRow
            shown={shown}
            quantity={choice.quantity}
            isLocked={isLocked}
            onChange={toQuantity}
          />
        </div>
      </section>
      <QrisNotice shown={shown} split={state.split} isLocked={isLocked} onQuantity={toQuantity} />
      <section
        className={classes(surface['panel'], layout['stack3'], css['card'])}
        aria-label={text('checkout.envelope')}
      >
        <EnvelopeRow
          shown={shown}
          choice={choice}
          isLocked={isLocked}
          onChoose={(next) => send({ type: 'choose', choice: next })}
        />
      </section>
      {canSplit(shown) && (
        <section
          className={classes(surface['panel'], layout['stack3'], css['card'])}
          aria-label={text('split.title')}
        >
          <SplitRow
            shown={shown}
            split={state.split}
            ownName={ownName}
            isLocked={isLocked}
            onChoose={(split) => send({ type: 'split', split })}
          />
        </section>
      )}
      <section
        className={classes(surface['panel'], layout['stack3'], css['card'])}
        aria-labelledby="checkout-sums"
        data-updating={isUpdating || undefined}
        aria-busy={isUpdating || undefined}
      >
        <h2 className={font['title']} id="checkout-sums">
          {text('checkout.sumsTitle')}
        </h2>
        <AmountsBlock
          quantity={shown.item.quantity}
          totalAmount={shown.totalAmount}
          discountAmount={shown.discountAmount}
          payAmount={shown.payAmount}
          kind="to-pay"
        />
      </section>
      <div data-updating={isUpdating || undefined}>
        <BillTable
          bill={shown.bill}
          caption={text('checkout.billCaption', { amount: formatRp(shown.bill.foodAmount) })}
        />
      </div>
      <PromiseCard item={shown.item} />
      <section
        className={classes(surface['panel'], layout['stack3'], css['card'])}
        aria-label={text('checkout.contact')}
      >
        <p className={classes(layout['ends'], space['gap2by3'])}>
          <span className={classes(layout['grow'], font['strong'])}>
            {text('checkout.contact')}
          </span>
          <span>{shown.contact}</span>
        </p>
        <p className={classes(font['note'], font['prose'])}>
          {state.split
            ? text('split.payWithin')
            : text('checkout.payWithin', { minutes: shown.payMinutes })}
        </p>
        <p className={classes(font['note'], font['prose'])}>
          {text('checkout.terms')}{' '}
          <Link
            className={classes(layout['inline'], font['action'], css['link'])}
            to={paths.loginProtocol()}
          >
            {text('platform.accountTerms')}
          </Link>
        </p>
      </section>
    </div>
  );
}

interface FlashLineProps {
  left: Left;
  /** The price has ended, or how long it holds is not known any more. */
  onQuote: () => void;
}

/** Until when the flash price holds (discovery 3). A component of its own, so that a tick renders nothing else. */
function FlashLine({ left, onQuote }: FlashLineProps) {
  const text = useText();
  const seconds = useLeft({ reply: left, onEnd: onQuote, onReturn: onQuote });
  return (
    <p
      className={classes(layout['line'], font['strong'], surface['chili'], css['flash'])}
      role="timer"
      aria-live="off"
    >
      <Icon shape={boltIcon} size={18} />
      {text('checkout.flashEnds')}{' '}
      <span className={css['time']}>
        {typeof seconds === 'number' ? formatCountdown(seconds) : '--:--:--'}
      </span>
    </p>
  );
}

/** Promise, validity and use once more, where one still can turn back (B2). */
function PromiseCard({ item }: { item: OrderItem }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section
      className={classes(surface['panel'], layout['stack3'], css['card'])}
      aria-labelledby="checkout-promise"
    >
      <h2 className={font['title']} id="checkout-promise">
        {text('checkout.promiseTitle')}
      </h2>
      <RefundNote promise={item.refund} end={text(endBefore(item.validEnd, clock.nowMs()))} />
      <ul className={layout['stack2']}>
        <li className={classes(layout['top2'], layout['iconLine'], font['words'])}>
          <Icon shape={clockIcon} size={18} />
          <strong>{validityLine(text, item, { locale, nowMs: clock.nowMs() })}</strong>
        </li>
        {usageLines(text, item, locale).map((line) => (
          <li key={line} className={classes(layout['top2'], layout['iconLine'], font['words'])}>
            <Icon shape={infoIcon} size={18} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shape of what comes. */
export function CheckoutSkeleton() {
  const text = useText();
  return (
    <div
      className={classes(layout['stack3'], layout['pageTop'])}
      role="status"
      aria-label={text('common.loading')}
    >
      <div className={classes(surface['panel'], layout['stack3'], css['card'])}>
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={44} />
      </div>
      <div className={classes(surface['panel'], layout['stack3'], css['card'])}>
        <Skeleton width="100%" height={44} />
      </div>
      <div className={classes(surface['panel'], layout['stack3'], css['card'])}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="100%" height={20} />
        <Skeleton width="100%" height={20} />
        <Skeleton width="100%" height={20} />
      </div>
      <div className={classes(surface['panel'], layout['stack3'], css['card'])}>
        <Skeleton width="50%" height={20} />
        <Skeleton width="100%" height={64} />
      </div>
    </div>
  );
}
