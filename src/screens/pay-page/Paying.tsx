import { useQuery } from '@tanstack/react-query';
import type { PayMethod, PayResultData, Payment } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import type { FailureRows } from '../../features/failure/failure-rows.ts';
import { orderDetailQuery } from '../../features/order/order-queries.ts';
import { CodeCard } from '../../features/payment/CodeCard.tsx';
import { OrderNumber } from '../../features/payment/OrderNumber.tsx';
import { PayCountdown } from '../../features/payment/PayCountdown.tsx';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import css from '../../features/payment/Payment.module.css';
import { ReturnList } from '../../features/payment/ReturnList.tsx';
import type { PayState as State } from '../../features/payment/pay-flow.ts';
import { phaseOf } from '../../features/payment/pay-rules.ts';
import type { usePay } from '../../features/payment/use-pay.ts';
import { formatRp } from '../../i18n/format.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import { Button } from '../../ui/Button.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import { useCountdown } from '../../ui/use-countdown.ts';
import { PayBones } from './PayBones.tsx';

interface PayStateProps {
  state: State;
  result: PayResultData;
  payment: Payment;
  onTimeUp: () => void;
  onTryAgain: () => void;
  onOther: () => void;
  /** Absent: nothing can be asked here. */
  onMoney: (() => void) | undefined;
}

const FAILURES = {
  DECLINED: ['payment.declinedTitle', 'payment.declinedNote'],
  EXPIRED: ['payment.expiredTitle', 'payment.expiredNote'],
  WRONG_AMOUNT: ['payment.wrongTitle', 'payment.wrongNote'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;

interface PayingProps {
  pay: ReturnType<typeof usePay>;
  rows: FailureRows;
  /** Where another method is chosen. */
  other: { label: string; onSelect: () => void };
  /** As of `PayState`. */
  onMoney?: () => void;
}

/** A payment that is not over, of an order or of a share: it begins, has failed, or is followed. */
export function Paying({ pay: { state, send, lookNow }, rows, other, onMoney }: PayingProps) {
  const { step, result, payment } = state;
  if (step.name === 'failed')
    return (
      <LoadFailure
        error={step.error}
        isBusy={false}
        onRetry={() => send({ type: 'retry' })}
        rows={rows}
        wayOn={other}
      />
    );
  if (step.name !== 'following' || !result || !payment) return <PayBones />;
  return (
    <PayState
      {...{ state, result, payment, onMoney }}
      onTimeUp={lookNow}
      onTryAgain={() => send({ type: 'begin-again' })}
      onOther={other.onSelect}
    />
  );
}

/** The code, or what has become of it. */
function PayState(props: PayStateProps) {
  const { state, result, payment, onTimeUp, onMoney } = props;
  const text = useText();
  const merchant = useQuery({
    ...orderDetailQuery(result.orderId),
    // A share is of another user's order.
    enabled: !isPresent(payment.shareId),
  }).data?.order.item.storeName;
  // Renders again each second: the phase depends on the time.
  useCountdown(Math.min(payment.expireTime, result.cancelTime));
  const phase = phaseOf(result, payment, clock.nowMs());
  return (
    <div className={classes(layout['stack3'], css['content'])}>
      <section
        className={classes(surface['panel'], layout['stack3'])}
        aria-label={text('payment.order')}
      >
        <div className={classes(layout['axis2'], font['centred'])}>
          <p className={font['prose']}>{text('payment.toPay')}</p>
          <p className={classes(font['price'], letters['chili'], letters['tight2'], css['amount'])}>
            {formatRp(payment.amount)}
          </p>
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
        <div className={classes(layout['axis2'], font['centred'])}>
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
      <div className={classes(layout['flow2'], box['centre'])}>
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

interface WatchingProps {
  state: State;
  /** A code is shown. */
  isWaiting: boolean;
}

/** Whether the outcome is being asked for: it comes by itself, and says so when it cannot. */
function Watching({ state: { away, isUnanswered }, isWaiting }: WatchingProps) {
  const text = useText();
  const isBad = away === 'offline' || isUnanswered;
  // Other states have said it already.
  if (!isWaiting && !isBad) return null;
  return (
    <p
      className={classes(surface['sunk'], space['pad3by4'], css['note'])}
      data-kind={isBad ? 'bad' : undefined}
      role="status"
    >
      {text(
        away === 'offline'
          ? 'payment.watchOffline'
          : away === 'hidden'
            ? 'payment.watchHidden'
            : isUnanswered
              ? 'payment.watchUnanswered'
              : 'payment.watching',
      )}
    </p>
  );
}

const STEPS: Readonly<Record<PayMethod, readonly TextKey[]>> = {
  QRIS: ['payment.qrisStep1', 'payment.qrisStep2', 'payment.qrisStep3'],
  EWALLET: ['payment.walletStep1', 'payment.walletStep2', 'payment.walletStep3'],
  CASH: ['payment.cashStep1', 'payment.cashStep2', 'payment.cashStep3'],
};

/** How to pay, also from this same phone. */
function PaySteps({ method }: { method: PayMethod }) {
  const text = useText();
  return (
    <section
      className={classes(surface['panel'], layout['stack3'])}
      aria-labelledby="payment-steps"
    >
      <h2 className={font['title']} id="payment-steps">
        {text('payment.stepsTitle')}
      </h2>
      <ol className={classes(layout['stack2'], css['steps'])}>
        {STEPS[method].map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ol>
    </section>
  );
}
