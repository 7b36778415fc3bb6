import { useId } from 'react';
import { BillTable } from '../../features/bill/BillTable.tsx';
import { AmountsBlock } from '../../features/order/AmountsBlock.tsx';
import { type OrderDetail, refreshOrders } from '../../features/order/order-queries.ts';
import { useAskAgain, usePhase } from '../../features/order/use-order.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Card } from '../../features/order/Card.tsx';
import { CouponList } from './CouponList.tsx';
import { HelpSection } from './HelpSection.tsx';
import { classes } from '../../ui/classes.ts';
import { RefundSection, ReturnList } from './RefundSection.tsx';
import { StatusHead, StepList } from './StatusHead.tsx';
import type { PayStatus, MoneyBack, OrderId, OrderItem } from '../../api/generated/types.ts';
import { PAY_METHODS, PAY_STATUS_WORDS } from '../../features/order/words.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { type Fact, Facts } from '../../features/order/Facts.tsx';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { Link } from '../../features/navigation/Link.tsx';
import { wayOf } from '../../features/order/phase.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { MoneyBackRow, moneyBackWords } from '../../features/refund/MoneyBackRow.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { StoreWays } from '../../features/store-contact/StoreWays.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bowlIcon, chevronRightIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './OrderDetail.module.css';

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
      <div className={classes(layout['stack3'], layout['page'])}>
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
            <h2 className={classes(font['title'], space['below3'])} id={billTitle}>
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

const GOES_ON: ReadonlySet<PayStatus> = new Set(['WAITING', 'PAYING']);

/** Numbers and times that the buyer, the bank or customer service asks for. */
function PaymentFacts({ detail }: { detail: OrderDetail }) {
  const text = useText();
  const locale = useLocale();
  const { order, payment, payTime, reference } = detail;
  const method = detail.payMethod ?? payment?.method;
  const facts: readonly Fact[] = [
    { name: text('order.number'), value: order.orderNo, isCopied: true },
    { name: text('order.placedAt'), value: formatMoment(order.createTime, locale) },
    ...(method ? [{ name: text('order.method'), value: text(PAY_METHODS[method]) }] : []),
    // What still goes on stands at the head; a free order was never to be paid.
    ...(order.payAmount > 0 && !GOES_ON.has(order.payStatus)
      ? [{ name: text('order.payStatus'), value: text(PAY_STATUS_WORDS[order.payStatus].name) }]
      : []),
    ...(payTime ? [{ name: text('order.paidAt'), value: formatMoment(payTime, locale) }] : []),
    ...(reference ? [{ name: text('order.reference'), value: reference, isCopied: true }] : []),
  ];
  return <Facts facts={facts} />;
}

interface ItemSectionProps {
  orderId: OrderId;
  item: OrderItem;
  /** Its voucher's page still opens. */
  isSold: boolean;
  moneyBack: MoneyBack | null | undefined;
}

/** What was bought, under which promise, and where it is used. */
function ItemSection({ orderId, item, isSold, moneyBack }: ItemSectionProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <Card title={text('order.itemTitle')}>
      {isSold ? (
        <Link
          className={classes(box['ownLine'], box['rounded'], css['item'])}
          to={wayOf('buy-again', { orderId, item, visitList: [] })}
        >
          <OrderItemRow item={item} hasStore={false} />
        </Link>
      ) : (
        <OrderItemRow item={item} hasStore={false} />
      )}
      <div className={css['promise']}>
        <RefundNote promise={item.refund} end={moneyBackWords(text, locale, moneyBack)} />
        <MoneyBackRow back={moneyBack} />
      </div>
      <Link
        className={classes(layout['row2'], tint['soft'], box['tall'], box['ruled'], css['store'])}
        to={paths.merchant({ poiId: item.poiId, storeId: item.storeId })}
      >
        <Icon shape={bowlIcon} size={22} />
        <span className={classes(layout['fillWords'], tint['plainStrong'])}>{item.storeName}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <StoreWays skuId={item.skuId} storeId={item.storeId} />
    </Card>
  );
}
