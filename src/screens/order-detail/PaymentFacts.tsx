import type { PayStatus } from '../../api/generated/types.ts';
import type { OrderDetail } from '../../features/order/order-queries.ts';
import { PAY_METHODS, PAY_STATUS_WORDS } from '../../features/order/words.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { type Fact, Facts } from '../../features/order/Facts.tsx';

const GOES_ON: ReadonlySet<PayStatus> = new Set(['WAITING', 'PAYING']);

/** Numbers and times that the buyer, the bank or customer service asks for. */
export function PaymentFacts({ detail }: { detail: OrderDetail }) {
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
