import { useQuery } from '@tanstack/react-query';
import type { Payment, PayResultData } from '../../api/generated/types.ts';
import { orderDetailQuery } from '../../features/order/order-queries.ts';
import { CodeCard } from '../../features/payment/CodeCard.tsx';
import { OrderNumber } from '../../features/payment/OrderNumber.tsx';
import type { PayState as State } from '../../features/payment/pay-flow.ts';
import { phaseOf } from '../../features/payment/pay-rules.ts';
import { PayCountdown } from '../../features/payment/PayCountdown.tsx';
import css from '../../features/payment/Payment.module.css';
import { PaySteps } from '../../features/payment/PaySteps.tsx';
import { ReturnList } from '../../features/payment/ReturnList.tsx';
import { formatRp } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import { Button } from '../../ui/Button.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { Watching } from './Watching.tsx';

interface PayStateProps {
  state: State;
  result: PayResultData;
  payment: Payment;
  onTimeUp: () => void;
  onTryAgain: () => void;
  onOther: () => void;
  /** Absent: nothing can be asked here. */
  onMoney?: () => void;
}

const FAILURES = {
  DECLINED: ['payment.declinedTitle', 'payment.declinedNote'],
  EXPIRED: ['payment.expiredTitle', 'payment.expiredNote'],
  WRONG_AMOUNT: ['payment.wrongTitle', 'payment.wrongNote'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;

/** The order is not paid yet: the code, or what has become of it. */
export function PayState(props: PayStateProps) {
  const { state, result, payment, onTimeUp, onMoney } = props;
  const text = useText();
  const merchant = useQuery({
    ...orderDetailQuery(result.orderId),
    // A share is of somebody else's order.
    enabled: !isPresent(payment.shareId),
  }).data?.order.item.storeName;
  // Renders again each second: the phase depends on the time.
  useCountdown(Math.min(payment.expireTime, result.cancelTime));
  const phase = phaseOf(result, payment, clock.nowMs());
  return (
    <div className={css['content']}>
      <section className={css['card']} aria-label={text('payment.order')}>
        <div className={css['centre']}>
          <p className={css['soft']}>{text('payment.toPay')}</p>
          <p className={css['amount']}>{formatRp(payment.amount)}</p>
          {phase.name === 'waiting' && <PayCountdown untilMs={phase.untilMs} onEnd={onTimeUp} />}
        </div>
        {phase.name === 'waiting' ? (
          <CodeCard payment={payment} merchant={merchant ?? text('common.appName')} />
        ) : phase.name === 'paying' || phase.name === 'checking' ? (
          <Checking isPaying={phase.name === 'paying'} />
        ) : phase.name === 'incomplete' ? (
          <Failed
            words={FAILURES[phase.failure]}
            {...props}
            canTryAgain={clock.nowMs() < result.cancelTime}
          />
        ) : (
          <Failed
            words={['payment.replacedTitle', 'payment.replacedNote']}
            {...props}
            canTryAgain
          />
        )}
        <OrderNumber number={result.orderNo} />
        <Watching state={state} isWaiting={phase.name === 'waiting'} />
      </section>
      <ReturnList returns={result.returnList} />
      {phase.name === 'waiting' && <PaySteps method={payment.method} />}
      {onMoney && (
        <div className={css['centre']}>
          <Button variant="quiet" onClick={onMoney}>
            {text('payment.moneyTitle')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Checking({ isPaying }: { isPaying: boolean }) {
  const text = useText();
  return (
    <div role="status">
      <StateBlock
        picture="busy"
        title={text(isPaying ? 'payment.payingTitle' : 'payment.checkingTitle')}
        description={text(isPaying ? 'payment.payingNote' : 'payment.checkingNote')}
        action="waits"
      />
    </div>
  );
}

interface FailedProps extends PayStateProps {
  words: readonly [title: TextKey, note: TextKey];
  canTryAgain: boolean;
}

function Failed({ words: [title, note], canTryAgain, onTryAgain, onOther }: FailedProps) {
  const text = useText();
  return (
    <div role="alert">
      <StateBlock picture="error" title={text(title)} description={text(note)} action="below" />
      <div className={css['actions']}>
        {canTryAgain && (
          <Button variant="primary" onClick={onTryAgain}>
            {text('common.retry')}
          </Button>
        )}
        <Button variant="secondary" onClick={onOther}>
          {text('payment.otherMethod')}
        </Button>
      </div>
    </div>
  );
}
