import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import type { OrderItem, OrderSummary, PayResultData } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { validityLine } from '../../features/checkout/usage-lines.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { currentPoint } from '../../features/location/location.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { orderDetailQuery } from '../../features/order/order-queries.ts';
import { savedRp } from '../../features/order/saved.ts';
import { useVoucherChoice } from '../../features/order/use-voucher-choice.tsx';
import { PAY_METHODS } from '../../features/order/words.ts';
import { OrderNumber } from '../../features/payment/OrderNumber.tsx';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import pay from '../../features/payment/Payment.module.css';
import { ReturnList } from '../../features/payment/ReturnList.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { MoneyBackRow, moneyBackWords } from '../../features/refund/MoneyBackRow.tsx';
import { keepWallet } from '../../features/wallet/offline-wallet.ts';
import { formatDistance, formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { FootBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Celebration } from '../../ui/celebration/Celebration.tsx';
import { classes } from '../../ui/classes.ts';
import { clockIcon } from '../../ui/icons.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Bought.module.css';

/** What one has, until when, where, and how it is used. No advertisement (buying 11). */
export function Bought({ result }: { result: PayResultData }) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const back = useBackButton();
  const { orderId, payAmount, orderNo, returnList } = result;
  const query = useQuery(orderDetailQuery(orderId));
  const thing = useThing(query);
  const { data } = thing;
  const item = data?.order.item;
  const saved = item ? savedRp(item, item.quantity, payAmount) : 0;
  const isIssued = data !== undefined && data.couponList.length > 0;
  // What was just bought opens without a network too.
  useEffect(() => {
    if (isIssued) void keepWallet(true);
  }, [isIssued]);
  // Tapped before the order says where that leads.
  const [isTapped, setTapped] = useState(false);
  const bar = (
    <FootBar>
      {data ? (
        <ToVouchers order={data.order} isTapped={isTapped} />
      ) : (
        <Button
          variant="primary"
          wide
          isBusy={isTapped && thing.isBusy}
          onClick={() => {
            if (thing.isBusy) setTapped(true);
            else void navigate(paths.groupCouponOrderDetail({ orderId }), { replace: true });
          }}
        >
          {text('payment.toVouchers')}
        </Button>
      )}
    </FootBar>
  );
  return (
    <Screen title={text('platform.pagePurchaseSuccess')} back={back} footer={bar}>
      <div className={classes(layout['stack3'], pay['content'])}>
        <div className={classes(layout['axis2'], font['centred'])}>
          <Celebration />
          <h2 className={classes(font['bold'], letters['size24'], css['title'])}>
            {text('payment.successTitle')}
          </h2>
          <p className={font['prose']}>
            {payAmount > 0
              ? text('payment.successPaid', { amount: formatRp(payAmount) })
              : text('payment.successFree')}
          </p>
          {saved > 0 && (
            <p className={tint['good']}>{text('order.saved', { amount: formatRp(saved) })}</p>
          )}
        </div>
        <Loaded
          thing={thing}
          skeleton={
            <div className={classes(surface['panel'], layout['stack3'])}>
              <Skeleton width="100%" height={72} />
              <Skeleton width="100%" height={64} />
            </div>
          }
        >
          {(bought) => (
            <>
              <section
                className={classes(surface['panel'], layout['stack3'])}
                aria-label={text('payment.order')}
              >
                <OrderItemRow item={bought.order.item} />
                <p className={classes(layout['top2'], layout['iconLine'])}>
                  <Icon shape={clockIcon} size={18} />
                  <strong>
                    {validityLine(text, bought.order.item, { locale, nowMs: clock.nowMs() })}
                  </strong>
                </p>
                <RefundNote
                  promise={bought.order.item.refund}
                  end={moneyBackWords(text, locale, bought.moneyBack)}
                />
                <MoneyBackRow back={bought.moneyBack} />
              </section>
              <NearestStore item={bought.order.item} />
            </>
          )}
        </Loaded>
        <section
          className={classes(surface['panel'], layout['stack3'])}
          aria-labelledby="bought-how"
        >
          <h2 className={font['title']} id="bought-how">
            {text('payment.howTitle')}
          </h2>
          <ol className={classes(layout['stack2'], pay['steps'])}>
            <li>{text('payment.how1')}</li>
            <li>{text('payment.how2')}</li>
            <li>{text('payment.how3')}</li>
          </ol>
        </section>
        <section
          className={classes(surface['panel'], layout['stack3'])}
          aria-label={text('payment.receipt')}
        >
          <OrderNumber number={orderNo} />
          {data?.payMethod && (
            <p className={classes(layout['ends'], space['gapHairBy3'])}>
              <span className={font['prose']}>{text('payment.methodTitle')}</span>
              <span>{text(PAY_METHODS[data.payMethod])}</span>
            </p>
          )}
          {isPresent(data?.reference) && (
            <p className={classes(layout['ends'], space['gapHairBy3'])}>
              <span className={font['prose']}>{text('payment.receiptNo')}</span>
              <span className={classes(font['selectable'], font['numbers'])}>{data.reference}</span>
            </p>
          )}
        </section>
        <ReturnList returns={returnList} />
      </div>
    </Screen>
  );
}

interface ToVouchersProps {
  order: Pick<OrderSummary, 'orderId' | 'item' | 'usableList'>;
  /** While the order was loading: it goes on by itself. */
  isTapped: boolean;
}

/** To what was just bought: the one voucher, or which of several. What cannot be used yet is on the order. */
function ToVouchers({ order, isTapped }: ToVouchersProps) {
  const text = useText();
  const navigate = useNavigate();
  const { usable, choose, sheet } = useVoucherChoice(
    order,
    (id) => void navigate(paths.couponDetail({ id }), { replace: true }),
  );
  const toOrder = (): void =>
    void navigate(paths.groupCouponOrderDetail({ orderId: order.orderId }), { replace: true });
  const proceed = usable.length > 0 ? choose : toOrder;
  const proceedIfTapped = useEffectEvent(() => {
    if (isTapped) proceed();
  });
  useEffect(() => proceedIfTapped(), []);
  return (
    <>
      <Button variant="primary" wide onClick={proceed}>
        {text('payment.toVouchers')}
      </Button>
      {sheet}
    </>
  );
}

/** Where it can be used: the nearest store, and how many others. Its own store until that is known. */
function NearestStore({ item }: { item: OrderItem }) {
  const text = useText();
  const { skuId, storeId, poiId, storeName } = item;
  const { data } = useQuery(
    callQuery(productApplicableStoreList, { skuId, pageNo: 1, pageSize: 1, ...currentPoint() }),
  );
  const nearest = data?.storeList[0];
  const others = Math.max(0, (data?.totalCount ?? 1) - 1);
  return (
    <section className={classes(surface['panel'], layout['stack3'])} aria-labelledby="bought-where">
      <h2 className={font['title']} id="bought-where">
        {text('payment.whereTitle')}
      </h2>
      <div className={font['words']}>
        <p className={font['strong']}>{nearest?.storeName ?? storeName}</p>
        {nearest && (
          <p className={font['prose']}>
            {nearest.storeAddress}
            {isPresent(nearest.distance) && ` · ${formatDistance(nearest.distance)}`}
          </p>
        )}
        {others > 0 && <p className={font['prose']}>{text('payment.others', { count: others })}</p>}
        <Link
          className={classes(layout['inline'], tint['link'], box['tall'])}
          to={paths.merchant({
            poiId: nearest?.poiId ?? poiId,
            storeId: nearest?.storeId ?? storeId,
          })}
        >
          {text('payment.toStore')}
        </Link>
      </div>
    </section>
  );
}
