import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useGo } from '../../features/navigation/go.ts';
import { useNamedTitle } from '../../features/navigation/use-named-title.ts';
import { voucherAddress } from '../../features/voucher/address.ts';
import { knownVoucher } from '../../features/voucher/known-voucher.ts';
import { useVoucher } from '../../features/voucher/use-voucher.ts';
import { VoucherProblemBlock } from '../../features/voucher/VoucherProblemBlock.tsx';
import { VoucherSkeleton } from '../../features/voucher/VoucherSkeleton.tsx';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { FadingBar } from '../../ui/FadingBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { toast } from '../../ui/toast.ts';
import { useContentArrival } from '../../ui/use-content-arrival.ts';
import { VoucherActions } from './VoucherActions.tsx';
import { VoucherContent } from './VoucherContent.tsx';
import { VoucherFooter } from './VoucherFooter.tsx';

/** Home 2 and merchant 2: a voucher, from a list or from a store. */
export function GroupCouponDetailScreen() {
  return <VoucherPage isPreview={false} />;
}

/** The same to look at; what it sells is bought on the real page (decisions "A preview sells nothing"). */
export function GroupCouponDetailPreviewScreen() {
  return <VoucherPage isPreview />;
}

function VoucherPage({ isPreview }: { isPreview: boolean }) {
  const { search } = useLocation();
  const address = useMemo(() => voucherAddress(search), [search]);
  const { skuId } = address;
  const { voucher, problem, isOffline, isBusy, askAgain } = useVoucher(address);
  const known = useMemo(() => (voucher ? undefined : knownVoucher(skuId)), [voucher, skuId]);
  const text = useText();
  const pick = usePickLocale();
  const back = useBackButton();
  const go = useGo();
  const scrollRef = useRef<HTMLElement>(null);
  const barRef = useRef<HTMLElement>(null);
  const othersRef = useRef<HTMLElement>(null);
  const isThere = voucher !== undefined || problem !== undefined;
  const onGone = useContentArrival(isThere, scrollRef);
  const name = pick(voucher?.detail.asset.coupon.couponName ?? known?.name);
  useNamedTitle(voucher && name);

  // Home 5: without a skuId the parameter error.
  useEffect(() => {
    if (skuId !== undefined) return;
    reportProblem('voucher.open', new Error('voucher without skuId'));
    toast(text('system.parameterErr'));
  }, [skuId, text]);

  const storeId = address.reportStoreId;
  const wayOn = storeId
    ? { label: text('voucher.toStore'), onSelect: () => go(paths.merchant({ storeId })) }
    : { label: text('voucher.toHome'), onSelect: () => go(paths.home()) };

  return (
    <Screen
      scrollRef={scrollRef}
      header={
        <FadingBar
          back={back}
          title={name ?? ''}
          barRef={barRef}
          scrollRef={scrollRef}
          isOverPicture={problem === undefined}
        >
          {voucher && !isPreview && <VoucherActions detail={voucher.detail} address={address} />}
        </FadingBar>
      }
      footer={
        voucher && (
          <VoucherFooter
            {...{ voucher, address, isPreview, isOffline, isBusy, askAgain, othersRef }}
          />
        )
      }
    >
      {problem ? (
        <VoucherProblemBlock problem={problem} isBusy={isBusy} onRetry={askAgain} wayOn={wayOn} />
      ) : voucher ? (
        <VoucherContent {...{ voucher, isPreview, askAgain, othersRef }} />
      ) : (
        <VoucherSkeleton known={known} onGone={onGone} />
      )}
    </Screen>
  );
}
