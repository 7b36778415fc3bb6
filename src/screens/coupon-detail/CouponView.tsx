import { useState } from 'react';
import type { CouponId, VoucherStore } from '../../api/generated/types.ts';
import { GiftCard } from '../../features/gift/GiftCard.tsx';
import { useGo } from '../../features/navigation/Link.tsx';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { OutletPart } from '../../features/redeem/OutletPart.tsx';
import { useSeedKey } from '../../features/redeem/use-codes.ts';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { MoneyBackRow, moneyBackWords } from '../../features/refund/MoneyBackRow.tsx';
import { StoreWays } from '../../features/store-contact/StoreWays.tsx';
import { BillExample } from '../../features/voucher/BillExample.tsx';
import { UsageCard } from '../../features/voucher/UsageCard.tsx';
import { Outlets, StoreRow } from '../../features/voucher/VoucherStores.tsx';
import { KIND_NAMES, PartnerCode } from '../../features/wallet/PartnerCode.tsx';
import { couponAt } from '../../features/wallet/left-days.ts';
import { tabOf } from '../../features/wallet/tabs.ts';
import { similarOf } from '../../features/wallet/ticket-words.ts';
import type { CouponDetail } from '../../features/wallet/use-coupon.ts';
import { formatDistance, formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import { bowlIcon, mallIcon } from '../../ui/icons.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './CouponDetail.module.css';
import { CouponHead } from './CouponHead.tsx';
import { CouponHelp, PurchaseSection, Way } from './PurchaseSection.tsx';
import { host } from '#host';
import { clock } from '../../lib/now.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';
import { toast } from '../../ui/toast.ts';
import type { CalendarEvent } from '../../features/reminders/calendar-file.ts';

interface CouponViewProps {
  detail: CouponDetail;
  /** A tap on "Use" led here. */
  isUseAsked: boolean;
}

/** The loaded voucher. */
export function CouponView({ detail, isUseAsked }: CouponViewProps) {
  const text = useText();
  const locale = useLocale();
  const pick = usePickLocale();
  const go = useGo();
  const { bought } = detail;
  // It may be what this device has kept.
  const coupon = couponAt(detail.coupon, useMinute());
  const { storeId, poiId, storeName, orderId } = coupon;
  const distance = coupon.distance ?? undefined;
  // What is over promises nothing any more.
  const isOpen = tabOf(coupon.state) === 'usable';
  const { outletCase } = detail;
  const refundId = bought?.refundId ?? undefined;
  const similar = similarOf(coupon);
  const codeKey = useSeedKey(detail.seed);
  const refund =
    bought && !bought.refundBlockedBy && isPresent(orderId) && isPresent(coupon.couponId)
      ? paths.refundEdit({ orderId, couponId: coupon.couponId })
      : undefined;
  const calendar = isOpen && (
    <div className={space['above2']}>
      <CalendarButton
        event={{
          couponId: coupon.couponId ?? '',
          title: text('reminder.eventTitle', { name: pick(coupon.name) ?? '' }),
          note: storeName,
          place: storeName,
          validEnd: coupon.validEnd,
        }}
      />
    </div>
  );
  const partner = detail.voucherKind !== 'STANDARD' && (
    <TitledSection title={text(KIND_NAMES[detail.voucherKind])}>
      <div className={classes(surface['sheet'], space['pad2by4'])}>
        {detail.partnerCode ? (
          <PartnerCode kind={detail.voucherKind} partnerCode={detail.partnerCode} />
        ) : (
          <Way to={paths.tripartiteCoupons()} icon={mallIcon} name={text('offers.toPartnerCode')} />
        )}
      </div>
    </TitledSection>
  );
  return (
    <>
      <CouponHead coupon={coupon} refund={refund} />
      <div className={classes(layout['stack4'], layout['sections'])}>
        {/* The code comes before the question whether it is refused. */}
        {!outletCase && partner}
        <OutletPart
          coupon={coupon}
          codeKey={codeKey}
          hasSeed={detail.seed !== undefined}
          isKept={detail.keptStores !== undefined}
          isUseAsked={isUseAsked}
          item={bought?.item}
          usage={bought && { ...bought.item }}
          more={bought?.moreList ?? []}
          redemption={detail.redemption}
          outletCase={outletCase}
          refundId={refundId}
          reportRule={detail.reportRule}
          isTold={detail.partnerCode !== undefined}
          reviewVisitId={detail.reviewVisitId}
          aheadMs={detail.aheadMs}
          moment={detail.moment}
          offlineUntil={detail.offlineUntil}
        />
        {outletCase && partner}
        {similar && (
          <div className={classes(surface['sheet'], space['pad2by4'])}>
            <Way to={similar} icon={bowlIcon} name={text('wallet.similar')} />
          </div>
        )}
        <GiftCard
          coupon={coupon}
          untilMs={detail.giftUntilMs}
          onReturned={() => afterOverlays(() => go(paths.myCouponList(), true))}
        />
        {isOpen && isPresent(coupon.refund) && (
          <RefundNote
            promise={coupon.refund}
            end={moneyBackWords(text, locale, bought?.moneyBack)}
          />
        )}
        {isOpen && <MoneyBackRow back={bought?.moneyBack} />}
        {bought && (
          <TitledSection title={text('voucher.usage')}>
            <UsageCard detail={{ ...bought.item }} />
            {calendar}
          </TitledSection>
        )}
        {!bought && (
          <div>
            <p
              className={classes(
                space['pad4'],
                box['roundedBanner'],
                letters['lines15'],
                css['note'],
              )}
            >
              {text('wallet.claimedNote', {
                discount: formatRp(coupon.discountAmount ?? 0),
                least: formatRp(coupon.useOrderAmountThreshold ?? 0),
                store: storeName,
              })}
            </p>
            {calendar}
          </div>
        )}
        {bought && isOpen && (
          <TitledSection title={text('voucher.bill')}>
            <BillExample
              rules={bought.billRules}
              faceValue={bought.faceValue}
              // Who was given it pays nothing here.
              priceRp={coupon.payAmount ?? 0}
              isCash={bought.item.productType === 'CASH_COUPON'}
            />
          </TitledSection>
        )}
        <TitledSection title={text('voucher.store')}>
          <div className={classes(surface['sheet'], space['pad2by4'])}>
            <Way to={paths.merchant({ poiId, storeId })} icon={bowlIcon} name={storeName}>
              {distance !== undefined && <span>{formatDistance(distance)}</span>}
            </Way>
            {bought && <StoreWays skuId={bought.item.skuId} storeId={storeId} />}
          </div>
          {bought && isPresent(coupon.couponId) && (
            <div className={space['above2']}>
              <CouponStores couponId={coupon.couponId} kept={detail.keptStores} />
            </div>
          )}
        </TitledSection>
        {bought && !isPresent(orderId) && isPresent(coupon.couponId) && (
          <CouponHelp couponId={coupon.couponId} cases={detail.caseList} />
        )}
        {bought && (
          <PurchaseSection
            coupon={coupon}
            bought={bought}
            refund={refund}
            // Its case leads there already.
            isRefundTold={outletCase?.choice === 'REFUND'}
          />
        )}
      </div>
    </>
  );
}

interface CouponStoresProps {
  couponId: CouponId;
  /** What this device has kept of them; undefined: they are asked for. */
  kept: readonly VoucherStore[] | undefined;
}

/** All outlets that take the voucher, nearest first. Home 7 `applicable_store_list`. */
function CouponStores({ couponId, kept }: CouponStoresProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" wide onClick={() => setIsOpen(true)}>
        {text('wallet.allStores')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('voucher.storesTitle')}
        closeLabel={text('common.close')}
      >
        {kept ? (
          <ul>
            {kept.map((store) => (
              <li key={store.storeId}>
                <StoreRow store={store} />
              </li>
            ))}
          </ul>
        ) : (
          <Outlets couponId={couponId} />
        )}
      </Sheet>
    </>
  );
}

const makeCalendarFile = part(
  () => import('../../features/reminders/calendar-file.ts'),
  'calendarFile',
);

/** In a browser, which cannot remind of anything by itself: the end as a calendar file. */
function CalendarButton({ event }: { event: CalendarEvent }) {
  const text = useText();
  const { saveFile } = host;
  if (!saveFile) return null;

  async function save(): Promise<void> {
    try {
      const make = await makeCalendarFile.load();
      await saveFile?.(make(event, clock.nowMs()), `jajan-${event.couponId}.ics`);
    } catch (error) {
      reportProblem('reminders.calendar', error);
      toast(text('reminder.calendarFailed'));
    }
  }
  return (
    <Button variant="secondary" onClick={() => void save()}>
      {text('reminder.calendar')}
    </Button>
  );
}
