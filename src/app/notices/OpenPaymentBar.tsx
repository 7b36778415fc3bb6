import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as codes from '../../api/generated/codes.ts';
import type { OrderId, PayResultData } from '../../api/generated/types.ts';
import { payResultQuery } from '../../features/payment/pay-calls.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { type Path, paths } from '../../paths.ts';
import { NoticeBar } from './NoticeBar.tsx';

/**
 * The app was killed, or left, while an order waited for its payment: one tap leads back to where that
 * is now (buying 5). It asks once whether it is still open; on tabs only, so never in a checkout (growth 1).
 */
export function OpenPaymentBar({ orderId }: { orderId: OrderId }) {
  const text = useText();
  const navigate = useNavigate();
  const [isClosed, setIsClosed] = useState(false);
  const { data } = useQuery({ ...payResultQuery(orderId), staleTime: 0 });
  const outcome = data && outcomeOf(text, data);
  if (!data || !outcome || isClosed) return null;
  const { title, description, label, to } = outcome;
  return (
    <NoticeBar
      title={title}
      description={description}
      action={{
        label,
        onSelect: () => {
          setIsClosed(true);
          void navigate(to);
        },
      }}
      closeLabel={text('common.close')}
      onClose={() => setIsClosed(true)}
      hasTabBar
    />
  );
}

interface Outcome {
  title: string;
  description: string;
  label: string;
  to: Path;
}

function outcomeOf(
  text: ReturnType<typeof useText>,
  { orderId, code, orderStatus, payAmount, cancelTime, payment, returnList }: PayResultData,
): Outcome {
  if (code === codes.PAYMENT_SUCCESS)
    return {
      title: text('payment.openPaid'),
      description: text('payment.openPaidNote'),
      label: text('payment.openSee'),
      to: paths.purchaseSuccessPage({ orderId }),
    };
  if (orderStatus !== 'WAIT_PAY')
    return {
      title: text('payment.closedTitle'),
      description: text(returnList.length > 0 ? 'payment.closedReturns' : 'payment.closedNote'),
      label: text('payment.openSee'),
      to: paths.groupCouponOrderDetail({ orderId }),
    };
  const isBegun = payment?.payStatus === 'WAITING' || payment?.payStatus === 'PAYING';
  return {
    title: text('payment.openTitle'),
    description: text('payment.openNote', {
      amount: formatRp(payAmount),
      time: formatClock(cancelTime),
    }),
    label: text('payment.openGo'),
    to:
      isBegun && payment
        ? paths.payCode({ orderId, method: payment.method })
        : paths.cashier({ orderId }),
  };
}
