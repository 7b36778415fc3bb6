import { GiftCard } from '../../features/gift/GiftCard.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { moneyBackWords } from '../../features/refund/money-back.ts';
import { MoneyBackRow } from '../../features/refund/MoneyBackRow.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { OutletPart } from '../../features/redeem/OutletPart.tsx';
import { useSeedKey } from '../../features/redeem/use-seed-key.ts';
import { CalendarButton } from '../../features/reminders/CalendarButton.tsx';
import { StoreWays } from '../../features/store-contact/StoreWays.tsx';
import { BillExample } from '../../features/voucher/BillExample.tsx';
import { UsageCard } from '../../features/voucher/UsageCard.tsx';
import { couponAt } from '../../features/wallet/left-days.ts';
import { KIND_NAMES } from '../../features/wallet/kind-names.ts';
import { PartnerCode } from '../../features/wallet/PartnerCode.tsx';
import { similarOf } from '../../features/wallet/ticket-words.ts';
import { tabOf } from '../../features/wallet/tabs.ts';
import type { CouponDetail } from '../../features/wallet/use-coupon.ts';
import { formatDistance, formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { bowlIcon, mallIcon } from '../../ui/icons.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { CouponHelp } from './CouponHelp.tsx';
import { CouponHead } from './CouponHead.tsx';
import { CouponStores } from './CouponStores.tsx';
import { PurchaseSection } from './PurchaseSection.tsx';
import css from './CouponDetailScreen.module.css';
import { Way } from './Way.tsx';

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
    <div className={css['below']}>
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
      <div className={css['card']}>
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
      <div className={css['parts']}>
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
          <div className={css['card']}>
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
            <p className={css['note']}>
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
          <div className={css['card']}>
            <Way to={paths.merchant({ poiId, storeId })} icon={bowlIcon} name={storeName}>
              {distance !== undefined && <span>{formatDistance(distance)}</span>}
            </Way>
            {bought && <StoreWays skuId={bought.item.skuId} storeId={storeId} />}
          </div>
          {bought && isPresent(coupon.couponId) && (
            <div className={css['below']}>
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
