import { useId } from 'react';
import { BillTable } from '../../features/bill/BillTable.tsx';
import { AmountsBlock } from '../../features/order/AmountsBlock.tsx';
import { refreshOrders, type OrderDetail } from '../../features/order/order-queries.ts';
import { useAskAgain } from '../../features/order/use-ask-again.ts';
import { usePhase } from '../../features/order/use-phase.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Card } from './Card.tsx';
import { CouponList } from './CouponList.tsx';
import { HelpSection } from './HelpSection.tsx';
import { ItemSection } from './ItemSection.tsx';
import css from './OrderDetailScreen.module.css';
import { PaymentFacts } from './PaymentFacts.tsx';
import { RefundSection } from './RefundSection.tsx';
import { ReturnList } from './ReturnList.tsx';
import { StatusHead } from './StatusHead.tsx';
import { StepList } from './StepList.tsx';

/** While the provider decides; buying 5 asks the result itself every 5 s. */
const ASK_MS = 5000;

/** The loaded order. */
export function OrderView({ detail }: { detail: OrderDetail }) {
  const text = useText();
  const { order, bill, couponList, returnList } = detail;
  const billTitle = useId();
  const { phase, leftS } = usePhase(order, refreshOrders);
  useAskAgain(phase === 'paying' || phase === 'checking', ASK_MS);

  const money = (
    <>
      {returnList.length > 0 && (
        <Card title={text('order.returnTitle')}>
          <ReturnList returns={returnList} />
        </Card>
      )}
      <RefundSection detail={detail} />
    </>
  );
  // Vouchers come before the question whether their money is wanted back.
  const isMoneyFirst = couponList.length === 0 || phase === 'refunded';

  return (
    <>
      <StatusHead detail={detail} phase={phase} leftS={leftS} />
      <div className={css['parts']}>
        {isMoneyFirst && money}
        {couponList.length > 0 && (
          <Card title={text('order.couponsTitle', { count: couponList.length })}>
            <CouponList coupons={couponList} />
          </Card>
        )}
        <ItemSection
          orderId={order.orderId}
          item={order.item}
          isSold={order.canBuyAgain}
          moneyBack={detail.moneyBack}
        />
        {!isMoneyFirst && money}
        <Card title={text('order.paymentTitle')}>
          <AmountsBlock
            quantity={order.item.quantity}
            totalAmount={order.totalAmount}
            discountAmount={order.discountAmount}
            payAmount={order.payAmount}
            kind={order.payStatus === 'PAID' ? 'paid' : phase === 'closed' ? 'void' : 'to-pay'}
          />
          <hr className={css['rule']} />
          <PaymentFacts detail={detail} />
        </Card>
        {phase !== 'closed' && phase !== 'refunded' && (
          <section aria-labelledby={billTitle}>
            <h2 className={css['title']} id={billTitle}>
              {text('order.billTitle')}
            </h2>
            <BillTable
              bill={bill}
              caption={text('order.billCaption', { amount: formatRp(bill.foodAmount) })}
            />
          </section>
        )}
        <Card title={text('order.stepsTitle')}>
          <StepList steps={detail.stepList} />
        </Card>
        <HelpSection detail={detail} />
      </div>
    </>
  );
}
