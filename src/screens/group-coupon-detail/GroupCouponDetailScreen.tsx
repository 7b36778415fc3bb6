import { useEffect, useMemo, useRef } from 'react';
import { isUnanswered } from '../../api/errors.ts';
import { FailureBlock } from '../../features/failure/FailureBlock.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useNamedTitle } from '../../features/navigation/use-named-title.ts';
import { type VoucherAddress, voucherPath } from '../../features/voucher/address.ts';
import { knownVoucher, VoucherSkeleton } from '../../features/voucher/VoucherSkeleton.tsx';
import { useVoucher } from '../../features/voucher/use-voucher.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { FadingBar } from '../../ui/FadingBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { toast } from '../../ui/toast.ts';
import { useContentArrival } from '../../ui/use-content-arrival.ts';
import { VoucherContent } from './VoucherContent.tsx';
import { VoucherFooter } from './VoucherFooter.tsx';
import type { ProductDetailData } from '../../api/generated/types.ts';
import { FavouriteButton } from '../../features/favourite/FavouriteButton.tsx';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';

/** Home 2 and merchant 2: a voucher, from a list or from a store. */
export function GroupCouponDetailScreen() {
  return <VoucherPage isPreview={false} />;
}

/** The same to look at; what it sells is bought on the real page (decisions "A preview sells nothing"). */
export function GroupCouponDetailPreviewScreen() {
  return <VoucherPage isPreview />;
}

function VoucherPage({ isPreview }: { isPreview: boolean }) {
  const address = useRouteParams(isPreview ? 'groupCouponDetailPreview' : 'groupCouponDetail');
  const { skuId } = address;
  const { data: voucher, failure, error, isBusy, retry } = useVoucher(address);
  const known = useMemo(() => (voucher ? undefined : knownVoucher(skuId)), [voucher, skuId]);
  const text = useText();
  const pick = usePickLocale();
  const back = useBackButton();
  const go = useGo();
  const scrollRef = useRef<HTMLElement>(null);
  const barRef = useRef<HTMLElement>(null);
  const othersRef = useRef<HTMLElement>(null);
  const isThere = voucher !== undefined || failure !== undefined;
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
          isOverPicture={failure === undefined}
        >
          {voucher && !isPreview && <VoucherActions detail={voucher.detail} address={address} />}
        </FadingBar>
      }
      footer={
        voucher && (
          <VoucherFooter
            {...{ voucher, address, isPreview, isBusy, othersRef }}
            isOffline={isUnanswered(error)}
            askAgain={retry}
          />
        )
      }
    >
      {failure ? (
        <FailureBlock isPage failure={failure} isBusy={isBusy} onRetry={retry} wayOn={wayOn} />
      ) : voucher ? (
        <VoucherContent {...{ voucher, isPreview, othersRef }} askAgain={retry} />
      ) : (
        <VoucherSkeleton known={known} onGone={onGone} />
      )}
    </Screen>
  );
}

interface VoucherActionsProps {
  detail: ProductDetailData;
  address: VoucherAddress;
}

/** The top bar's favourite, of the store, and share. */
function VoucherActions({ detail, address }: VoucherActionsProps) {
  const pick = usePickLocale();
  const name = pick(detail.asset.coupon.couponName) ?? '';
  const content = useShareContent(detail.shareInfo, name, voucherPath(address));
  const { storeId, storeName } = detail.store;
  return (
    <>
      <FavouriteButton storeId={storeId} storeName={storeName} scene="voucher" />
      <ShareButton content={content} />
    </>
  );
}
