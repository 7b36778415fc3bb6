import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { PayResultData } from '../../api/generated/types.ts';
import { validityLine } from '../../features/checkout/usage-lines.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { orderDetailQuery } from '../../features/order/order-queries.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { savedRp } from '../../features/order/saved.ts';
import { PAY_METHODS } from '../../features/order/words.ts';
import { OrderNumber } from '../../features/payment/OrderNumber.tsx';
import pay from '../../features/payment/Payment.module.css';
import { ReturnList } from '../../features/payment/ReturnList.tsx';
import { moneyBackWords } from '../../features/refund/money-back.ts';
import { MoneyBackRow } from '../../features/refund/MoneyBackRow.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { keepWallet } from '../../features/wallet/offline-wallet.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Celebration } from '../../ui/celebration/Celebration.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import css from './Bought.module.css';
import { NearestStore } from './NearestStore.tsx';
import { ToVouchers } from './ToVouchers.tsx';
import { isPresent } from '../../lib/present.ts';

/** What one has, until when, where, and how it is used. No advertisement (buying 11). */
export function Bought({ result }: { result: PayResultData }) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const back = useBackButton();
  const { orderId, payAmount, orderNo, returnList } = result;
  const detail = useQuery(orderDetailQuery(orderId));
  const { data } = detail;
  const item = data?.order.item;
  const saved = item ? savedRp(item, item.quantity, payAmount) : 0;
  const isIssued = data !== undefined && data.couponList.length > 0;
  // What was just bought opens without a network too.
  useEffect(() => {
    if (isIssued) void keepWallet(true);
  }, [isIssued]);
  const bar = (
    <FootBar>
      {data ? (
        <ToVouchers order={data.order} />
      ) : (
        <Button
          variant="primary"
          wide
          onClick={() =>
            void navigate(paths.groupCouponOrderDetail({ orderId }), { replace: true })
          }
        >
          {text('payment.toVouchers')}
        </Button>
      )}
    </FootBar>
  );
  return (
    <Screen title={text('platform.pagePurchaseSuccess')} back={back} footer={bar}>
      <div className={pay['content']}>
        <div className={pay['centre']}>
          <Celebration />
          <h2 className={css['title']}>{text('payment.successTitle')}</h2>
          <p className={pay['soft']}>
            {payAmount > 0
              ? text('payment.successPaid', { amount: formatRp(payAmount) })
              : text('payment.successFree')}
          </p>
          {saved > 0 && (
            <p className={css['saved']}>{text('order.saved', { amount: formatRp(saved) })}</p>
          )}
        </div>
        {data ? (
          <>
            <section className={pay['card']} aria-label={text('payment.order')}>
              <OrderItemRow item={data.order.item} />
              <p className={css['fact']}>
                <Icon shape={clockIcon} size={18} />
                <strong>
                  {validityLine(text, data.order.item, { locale, nowMs: clock.nowMs() })}
                </strong>
              </p>
              <RefundNote
                promise={data.order.item.refund}
                end={moneyBackWords(text, locale, data.moneyBack)}
              />
              <MoneyBackRow back={data.moneyBack} />
            </section>
            <NearestStore item={data.order.item} />
          </>
        ) : detail.error ? (
          <LoadFailure
            error={detail.error}
            isBusy={detail.isFetching}
            onRetry={() => void detail.refetch()}
          />
        ) : (
          <div className={pay['card']}>
            <Skeleton width="100%" height={72} />
            <Skeleton width="100%" height={64} />
          </div>
        )}
        <section className={pay['card']} aria-labelledby="bought-how">
          <h2 className={pay['heading']} id="bought-how">
            {text('payment.howTitle')}
          </h2>
          <ol className={pay['steps']}>
            <li>{text('payment.how1')}</li>
            <li>{text('payment.how2')}</li>
            <li>{text('payment.how3')}</li>
          </ol>
        </section>
        <section className={pay['card']} aria-label={text('payment.receipt')}>
          <OrderNumber number={orderNo} />
          {data?.payMethod && (
            <p className={pay['between']}>
              <span className={pay['soft']}>{text('payment.methodTitle')}</span>
              <span>{text(PAY_METHODS[data.payMethod])}</span>
            </p>
          )}
          {isPresent(data?.reference) && (
            <p className={pay['between']}>
              <span className={pay['soft']}>{text('payment.receiptNo')}</span>
              <span className={pay['number']}>{data.reference}</span>
            </p>
          )}
        </section>
        <ReturnList returns={returnList} />
      </div>
    </Screen>
  );
}
