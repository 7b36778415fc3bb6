import type { SettlementData } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { BillTable } from '../bill/BillTable.tsx';
import { Link } from '../navigation/Link.tsx';
import { AmountsBlock } from '../order/AmountsBlock.tsx';
import { OrderItemRow } from '../order/OrderItemRow.tsx';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import { canSplit } from '../split/split-wish.ts';
import css from './Checkout.module.css';
import { type CheckoutEvent, type CheckoutState, isOpen } from './checkout-flow.ts';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import type { Left } from '../../lib/left.ts';
import { FlashLine } from './FlashLine.tsx';
import { PromiseCard } from './PromiseCard.tsx';
import { QrisNotice } from './QrisNotice.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import { SplitRow } from './SplitRow.tsx';

interface CheckoutCardsProps {
  state: CheckoutState;
  shown: SettlementData;
  /** Until the flash price ends; undefined: it is none. */
  flashLeft: Left | undefined;
  /** The member's nickname; undefined: not known. */
  ownName: string | undefined;
  act: (event: CheckoutEvent) => void;
}

/** What is ordered, for how much, and under which promise. Nothing is ticked for the buyer (buying 11). */
export function CheckoutCards({ state, shown, flashLeft, ownName, act }: CheckoutCardsProps) {
  const text = useText();
  const { choice, look, step } = state;
  const isLocked = !isOpen(step);
  const isUpdating = look.state === 'asking';
  const toQuantity = (quantity: number) => act({ type: 'choose', choice: { ...choice, quantity } });
  return (
    <div className={css['content']}>
      <section className={css['card']} aria-label={text('checkout.item')}>
        <OrderItemRow item={shown.item} badge={<RefundBadge promise={shown.item.refund} />} />
        {flashLeft && <FlashLine left={flashLeft} onLook={() => act({ type: 'look-again' })} />}
        <div className={css['rule']}>
          <QuantityRow
            shown={shown}
            quantity={choice.quantity}
            isLocked={isLocked}
            onChange={toQuantity}
          />
        </div>
      </section>
      <QrisNotice shown={shown} split={state.split} isLocked={isLocked} onQuantity={toQuantity} />
      <section className={css['card']} aria-label={text('checkout.envelope')}>
        <EnvelopeRow
          shown={shown}
          choice={choice}
          isLocked={isLocked}
          onChoose={(next) => act({ type: 'choose', choice: next })}
        />
      </section>
      {canSplit(shown) && (
        <section className={css['card']} aria-label={text('split.title')}>
          <SplitRow
            shown={shown}
            split={state.split}
            ownName={ownName}
            isLocked={isLocked}
            onChoose={(split) => act({ type: 'split', split })}
          />
        </section>
      )}
      <section
        className={css['card']}
        aria-labelledby="checkout-sums"
        data-updating={isUpdating || undefined}
        aria-busy={isUpdating || undefined}
      >
        <h2 className={css['heading']} id="checkout-sums">
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
      <section className={css['card']} aria-label={text('checkout.contact')}>
        <p className={css['between']}>
          <span className={css['label']}>{text('checkout.contact')}</span>
          <span>{shown.contact}</span>
        </p>
        <p className={css['fine']}>
          {state.split
            ? text('split.payWithin')
            : text('checkout.payWithin', { minutes: shown.payMinutes })}
        </p>
        <p className={css['fine']}>
          {text('checkout.terms')}{' '}
          <Link className={css['link']} to={paths.loginProtocol()}>
            {text('platform.accountTerms')}
          </Link>
        </p>
      </section>
    </div>
  );
}
