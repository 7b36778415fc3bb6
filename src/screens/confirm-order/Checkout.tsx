import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { CheckoutCards, CheckoutSkeleton } from '../../features/checkout/CheckoutCards.tsx';
import type { CheckoutTarget } from '../../features/checkout/checkout-effects.ts';
import { ChangedSheet } from '../../features/checkout/ChangedSheet.tsx';
import { OrderBar } from '../../features/checkout/OrderBar.tsx';
import { useCheckout, useFlashLeft } from '../../features/checkout/use-checkout.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { refreshOrders } from '../../features/order/order-queries.ts';
import { useUserInfo } from '../../features/profile/user-info.ts';
import { notePlaced } from '../../features/split/split-view.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './ConfirmOrderScreen.module.css';

/** Contract `SOLD_OUT` to `codes.APP_ONLY`, and a voucher that is not there: a retry is pointless. */
const FAILURES = absentAt(
  codes.SOLD_OUT,
  codes.PURCHASE_LIMIT,
  codes.NOT_ELIGIBLE,
  codes.WITHDRAWN,
  codes.APP_ONLY,
  codes.COUPON_ENDED,
);

/** `target` is that of the first rendering. */
export function Checkout({ target }: { target: CheckoutTarget }) {
  const text = useText();
  const navigate = useNavigate();
  const back = useBackButton();
  const { state, send } = useCheckout(target);
  const { shown, quote, step } = state;
  const flashLeft = useFlashLeft(shown);
  // Asked for here, so that it is known when the sheet of a split opens.
  const { info } = useUserInfo();

  const placed = step.name === 'placed' ? step.order : undefined;
  useEffect(() => {
    if (!placed) return;
    refreshOrders();
    const { orderId, payAmount, splitId } = placed;
    if (splitId !== undefined) {
      const toSplit = paths.groupCouponOrderDetail({ splitId });
      notePlaced(splitId);
      afterOverlays(() => void navigate(toSplit, { replace: true }));
      return;
    }
    const to = payAmount > 0 ? paths.cashier({ orderId }) : paths.purchaseSuccessPage({ orderId });
    // In the place of this page: back does not lead to ordering again.
    afterOverlays(() => void navigate(to, { replace: true }));
  }, [placed, navigate]);

  const isAsked = step.name === 'lost' || step.name === 'placing' || step.name === 'placed';
  const isFailed = !shown && quote.state === 'failed' && !isAsked;
  return (
    <Screen
      title={text('platform.pageConfirmOrder')}
      back={back}
      footer={
        (shown || isAsked) && (
          <OrderBar
            state={state}
            onOrder={() => send({ type: 'order', nowMs: clock.nowMs() })}
            onRetry={() => send({ type: 'quote-again' })}
            onOrders={() => void navigate(paths.order())}
          />
        )
      }
    >
      {shown ? (
        <CheckoutCards
          state={state}
          shown={shown}
          flashLeft={flashLeft}
          ownName={info?.userName}
          send={send}
        />
      ) : isFailed ? (
        <LoadFailure
          error={quote.error}
          isBusy={false}
          onRetry={() => send({ type: 'quote-again' })}
          rows={FAILURES}
          wayOn={wayOn(quote.error)}
        />
      ) : quote.state === 'asking' ? (
        <CheckoutSkeleton />
      ) : (
        <div className={css['alone']}>
          <StateBlock picture="busy" title={text('checkout.lostTitle')} action="below" />
        </div>
      )}
      <ChangedSheet
        step={step}
        payAmount={shown?.payAmount ?? 0}
        onAgree={() => send({ type: 'agree' })}
        onBack={() => send({ type: 'not-now' })}
      />
    </Screen>
  );

  function wayOn(error: unknown): { label: string; onSelect: () => void } {
    if (error instanceof ApiError && error.code === codes.APP_ONLY) {
      const { pathname, search } = paths.confirmOrder(target);
      const to = paths.appDownload({ redirect: pathname + search });
      return { label: text('checkout.toApp'), onSelect: () => void navigate(to) };
    }
    const { skuId, detailId } = target;
    const isFlashSale = detailId !== '';
    const to = paths.groupCouponDetail({ skuId, isFlashSale, detailId, pageId: '' });
    return {
      label: text('checkout.toVoucher'),
      onSelect: () => void navigate(to, { replace: true }),
    };
  }
}
