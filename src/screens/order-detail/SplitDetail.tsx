import * as codes from '../../api/generated/codes.ts';
import { Progress } from '../../ui/progress/Progress.tsx';
import { host } from '#host';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PayMethod, SplitId, SplitShare } from '../../api/generated/types.ts';
import { useAct } from '../../features/act/use-act.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { cancelOrder } from '../../features/order/cancel-order.ts';
import { noteSplitOpened } from '../../features/order/order-queries.ts';
import { MethodList } from '../../features/payment/MethodList.tsx';
import { firstWay, payWays } from '../../features/payment/methods.ts';
import { PayCountdown } from '../../features/payment/PayCountdown.tsx';
import { PATIENT_POLL_MS } from '../../features/payment/pay-rules.ts';
import { shareUrl } from '../../features/share/share-content.ts';
import { ShareSheet } from '../../features/share/ShareSheet.tsx';
import { MoneyBackRow, moneyBackWords } from '../../features/refund/MoneyBackRow.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { ShareRow, returnsOfShares } from '../../features/split/ShareRow.tsx';
import {
  forgetPlaced,
  isJustPlaced,
  splitMessage,
  splitQuery,
} from '../../features/split/split-view.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Card } from '../../features/order/Card.tsx';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { ReturnList } from './RefundSection.tsx';
import { RefundLinks } from '../../features/refund/RefundLinks.tsx';

const FAILURES = absentAt(codes.TOKEN_ABSENT);

/** Who pays which share of an order, for its owner and for all who have the link. B12. */
export function SplitDetail({ splitId }: { splitId: SplitId }) {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const query = useQuery({
    ...splitQuery(splitId),
    refetchInterval: ({ state }) => (state.data?.status === 'OPEN' ? PATIENT_POLL_MS : false),
    refetchOnWindowFocus: 'always',
  });
  const thing = useThing(query, { rows: FAILURES });
  const status = thing.data?.status;
  useEffect(() => {
    if (status !== undefined && status !== 'OPEN') noteSplitOpened(splitId);
  }, [status, splitId]);
  return (
    <Screen title={text('split.title')} back={back}>
      <Loaded
        thing={thing}
        skeleton={<OrderDetailSkeleton />}
        wayOn={{ label: text('order.toList'), onSelect: () => go(paths.order(), true) }}
      >
        {(split) => <View split={split} onChange={() => void query.refetch()} />}
      </Loaded>
    </Screen>
  );
}

type Split = Awaited<ReturnType<ReturnType<typeof splitQuery>['queryFn']>>;

const NOTES = {
  OPEN: 'split.openNote',
  COMPLETE: 'split.completeNote',
  EXPIRED: 'split.expiredNote',
  CANCELLED: 'split.cancelledNote',
} as const;
const TITLES = {
  OPEN: 'split.openTitle',
  COMPLETE: 'split.completeTitle',
  EXPIRED: 'split.expiredTitle',
  CANCELLED: 'split.cancelledTitle',
} as const;

function View({ split, onChange }: { split: Split; onChange: () => void }) {
  const text = useText();
  const locale = useLocale();
  const go = useGo();
  const [tapped, setTapped] = useState<PayMethod>();
  const isOpen = split.status === 'OPEN';
  const waiting = split.shareList.filter(({ status }) => status === 'WAITING');
  const paid = split.shareList.filter(({ status }) => status === 'PAID' || status === 'RETURNING');
  const counts = { paid: paid.length, count: split.shareList.length };
  // Each share is a payment of its own: a method is offered where it takes one of those that wait.
  const ways = payWays(split.methodList, Math.min(...waiting.map(({ amount }) => amount)));
  const method = firstWay(ways, tapped);
  const methodOf = ({ amount }: SplitShare) => firstWay(payWays(split.methodList, amount), method);
  const [owner] = split.shareList;
  const backs = returnsOfShares(split);
  const [coupon, ...others] = split.shareList.flatMap(({ couponIdList }) => couponIdList);
  const pay = (share: SplitShare): void => {
    const { shareId } = share;
    const by = methodOf(share);
    if (by) go(paths.payCode({ shareId, method: by }));
  };
  return (
    <div className={classes(layout['stack3'], layout['page'])}>
      <Card title={text(TITLES[split.status])}>
        <div className={layout['stack3']}>
          {!split.isOwner && owner && <p>{text('split.from', { name: owner.name })}</p>}
          <p>{text(NOTES[split.status])}</p>
          <p>{text('split.progress', counts)}</p>
          <Progress max={counts.count} value={counts.paid} label={text('split.progress', counts)} />
          <p>
            {text('split.sums', {
              paid: formatRp(split.paidAmount),
              total: formatRp(split.payAmount),
            })}
          </p>
          {isOpen && <PayCountdown untilMs={split.cancelTime} onEnd={onChange} />}
        </div>
      </Card>
      {split.returnList.length > 0 && (
        <Card title={text('order.returnTitle')}>
          <ReturnList returns={split.returnList} />
        </Card>
      )}
      {split.refundList.length > 0 && (
        <Card title={text('aftersale.orderTitle')}>
          <RefundLinks refunds={split.refundList} />
        </Card>
      )}
      <Card title={text('split.sharesTitle')}>
        <ul className={layout['stack3']}>
          {split.shareList.map((share) => (
            <ShareRow
              key={share.shareId}
              share={share}
              back={backs.get(share.shareId)}
              instead={methodOf(share) === method ? undefined : methodOf(share)}
              onPay={isOpen && methodOf(share) ? pay : undefined}
            />
          ))}
        </ul>
      </Card>
      {isOpen && waiting.length > 0 && (
        <MethodList ways={ways} chosen={method} onChoose={setTapped} />
      )}
      <Card title={text('order.itemTitle')}>
        <div className={layout['stack3']}>
          <OrderItemRow item={split.item} />
          {isPresent(split.moneyBack) && (
            <RefundNote
              promise={split.item.refund}
              end={moneyBackWords(text, locale, split.moneyBack)}
            />
          )}
          <MoneyBackRow back={split.moneyBack} />
        </div>
      </Card>
      {isOpen && <Ways split={split} onChange={onChange} />}
      {!split.isOwner && coupon !== undefined && (
        <Button
          variant="primary"
          wide
          onClick={() =>
            go(others.length === 0 ? paths.couponDetail({ id: coupon }) : paths.myCouponList())
          }
        >
          {text('split.toCoupons')}
        </Button>
      )}
      {typeof split.orderId === 'string' && split.status === 'COMPLETE' && (
        <Button
          variant="primary"
          wide
          onClick={() => go(paths.groupCouponOrderDetail({ orderId: split.orderId ?? '' }))}
        >
          {text('split.toOrder')}
        </Button>
      )}
    </div>
  );
}

/** The link for the others; the owner may also give it up. */
function Ways({ split, onChange }: { split: Split; onChange: () => void }) {
  const text = useText();
  const pick = usePickLocale();
  const { splitId, orderId, item, shareList } = split;
  const hasPaid = shareList.some(({ status }) => status !== 'WAITING');
  const [open, setOpen] = useState<'share' | 'cancel' | undefined>(
    isJustPlaced(split.splitId) ? 'share' : undefined,
  );
  const close = (): void => {
    forgetPlaced();
    setOpen(undefined);
  };
  const { send, isBusy } = useAct(cancelOrder, {
    onDone: close,
    onRefused: close,
    onEnd: onChange,
  });
  const url = shareUrl(
    paths.groupCouponOrderDetail({ splitId }),
    host.kind,
    window.location.origin,
  );
  const name = pick(item.productName) ?? item.storeName;
  return (
    <div className={layout['stack3']}>
      <Button variant="primary" wide onClick={() => setOpen('share')}>
        {text(hasPaid ? 'split.remind' : 'split.share')}
      </Button>
      {typeof orderId === 'string' && hasPaid && (
        <p className={font['prose']}>{text('split.payRest')}</p>
      )}
      {typeof orderId === 'string' && (
        <Button variant="quiet" wide onClick={() => setOpen('cancel')}>
          {text('split.cancel')}
        </Button>
      )}
      <ShareSheet
        isOpen={open === 'share'}
        onClose={close}
        content={{ title: name, text: splitMessage(text, split, name), url }}
      />
      <Sheet
        isOpen={open === 'cancel'}
        onClose={close}
        title={text('split.cancelTitle')}
        closeLabel={text('common.close')}
        buttons={[
          { variant: 'secondary', label: text('order.keep'), onClick: close },
          {
            variant: 'danger',
            label: text('split.cancelConfirm'),
            isBusy,
            onClick: () => void send(orderId ?? ''),
          },
        ]}
      >
        <p>{text('split.cancelNote')}</p>
      </Sheet>
    </div>
  );
}
