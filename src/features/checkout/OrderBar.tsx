import { isBusyServer, isUnanswered, serversWords } from '../../api/errors.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { savedRp } from '../order/saved.ts';
import css from './Checkout.module.css';
import { type CheckoutState, mayOrder } from './checkout-flow.ts';

/** Contract `UNPAID_ORDERS`. */
const UNPAID_ORDERS = '100000019';

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
  const { shown, look, step } = state;
  const leftS = useCountdown(step.name === 'rush' ? step.untilMs : undefined);
  const said = useSaid(state);
  const saved = shown ? savedRp(shown.item, shown.item.quantity, shown.payAmount) : 0;
  const payAmount = step.name === 'lost' ? step.body.payAmount : shown?.payAmount;
  const isBusy = step.name === 'placing' || step.name === 'rechecking' || step.name === 'placed';
  const needsLook = look.state === 'failed' && step.name !== 'lost';
  return (
    <FootBar>
      {said && (
        <p
          className={css['said']}
          data-kind={said.kind}
          role={said.kind === 'bad' ? 'alert' : 'status'}
        >
          {said.words}
        </p>
      )}
      {payAmount !== undefined && (
        <p className={css['sum']} aria-busy={look.state === 'asking' || undefined}>
          <span className={css['sumLabel']}>{text('checkout.total')}</span>
          <span className={css['sumValue']}>{formatRp(payAmount)}</span>
          {saved > 0 && step.name !== 'lost' && (
            <span className={css['saved']}>
              {text('checkout.saved', { amount: formatRp(saved) })}
            </span>
          )}
        </p>
      )}
      <span className={css['order']}>
        {step.name === 'failed' && step.code === UNPAID_ORDERS ? (
          <Button variant="primary" wide onClick={onOrders}>
            {text('checkout.toOrders')}
          </Button>
        ) : needsLook ? (
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
  look,
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
  if (look.state !== 'failed' || !shown) return undefined;
  const { error } = look;
  if (isUnanswered(error)) return { words: text('failure.offline'), kind: 'bad' };
  if (isBusyServer(error)) return { words: text('failure.busy'), kind: 'note' };
  return { words: serversWords(error) || text('checkout.lookFailed'), kind: 'bad' };
}
