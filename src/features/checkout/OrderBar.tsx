import { isBusyServer, isUnanswered, serversWords } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/ActionBar.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { savedRp } from '../order/saved.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Checkout.module.css';
import { type CheckoutState, mayOrder } from './checkout-flow.ts';

interface OrderBarProps {
  state: CheckoutState;
  onOrder: () => void;
  onRetry: () => void;
  /** Where the unpaid orders are. */
  onOrders: () => void;
}

/** The sum and the one button; above them what went wrong, and what a tap does about it. */
export function OrderBar({ state, onOrder, onRetry, onOrders }: OrderBarProps) {
  const text = useText();
  const { shown, quote, step } = state;
  const leftS = useCountdown(step.name === 'rush' ? step.untilMs : undefined);
  const said = useSaid(state);
  const saved = shown ? savedRp(shown.item, shown.item.quantity, shown.payAmount) : 0;
  const payAmount = step.name === 'lost' ? step.body.payAmount : shown?.payAmount;
  const isBusy = step.name === 'placing' || step.name === 'rechecking' || step.name === 'placed';
  const needsQuote = quote.state === 'failed' && step.name !== 'lost';
  return (
    <FootBar>
      {said && (
        <p
          className={classes(layout['wide'], said.kind === 'bad' && tint['problem'])}
          role={said.kind === 'bad' ? 'alert' : 'status'}
        >
          {said.words}
        </p>
      )}
      {payAmount !== undefined && (
        <p
          className={classes(layout['stack'], box['shrink'], css['sum'])}
          aria-busy={quote.state === 'asking' || undefined}
        >
          <span className={font['note']}>{text('checkout.total')}</span>
          <span className={classes(font['big'], font['price'], letters['chili'], css['sumValue'])}>
            {formatRp(payAmount)}
          </span>
          {saved > 0 && step.name !== 'lost' && (
            <span className={classes(font['smallStrong'], tint['good'])}>
              {text('checkout.saved', { amount: formatRp(saved) })}
            </span>
          )}
        </p>
      )}
      <span className={layout['share']}>
        {step.name === 'failed' && step.code === codes.UNPAID_ORDERS ? (
          <Button variant="primary" wide onClick={onOrders}>
            {text('checkout.toOrders')}
          </Button>
        ) : needsQuote ? (
          <Button variant="primary" wide onClick={onRetry}>
            {text('common.retry')}
          </Button>
        ) : (
          <Button
            variant="primary"
            wide
            isBusy={isBusy}
            disabled={!isBusy && !mayOrder(state, clock.nowMs())}
            onClick={onOrder}
          >
            {leftS > 0
              ? text('checkout.orderIn', { seconds: leftS })
              : text(step.name === 'lost' ? 'checkout.askAgain' : 'checkout.order')}
          </Button>
        )}
      </span>
    </FootBar>
  );
}

function useSaid({
  step,
  quote,
  shown,
}: CheckoutState): { words: string; kind: 'bad' | 'note' } | undefined {
  const text = useText();
  switch (step.name) {
    case 'lost':
      return { words: text('checkout.lost'), kind: 'bad' };
    case 'rush':
      return { words: step.message, kind: 'note' };
    case 'failed':
      return { words: step.message || text('checkout.failed'), kind: 'bad' };
    case 'choosing':
    case 'placing':
    case 'rechecking':
    case 'changed':
    case 'placed':
      break;
  }
  if (quote.state !== 'failed' || !shown) return undefined;
  const { error } = quote;
  if (isUnanswered(error)) return { words: text('failure.offline'), kind: 'bad' };
  if (isBusyServer(error)) return { words: text('failure.busy'), kind: 'note' };
  return { words: serversWords(error) || text('checkout.lookFailed'), kind: 'bad' };
}
