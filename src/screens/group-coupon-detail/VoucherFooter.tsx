import { host } from '#host';
import { type RefObject, useEffect, useState } from 'react';
import { useGo } from '../../features/navigation/Link.tsx';
import { type VoucherAddress, voucherPath } from '../../features/voucher/address.ts';
import { AppOnlySheet } from '../../features/voucher/AppOnlySheet.tsx';
import {
  type BuyAct,
  BuyBar,
  MayComeBack,
  OnSaleReason,
  buyState,
} from '../../features/voucher/BuyBar.tsx';
import type { Voucher } from '../../features/voucher/voucher-query.ts';
import { couponFace } from '../../features/coupon/rules.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { track } from '../../telemetry/report.ts';
import { useUntil } from '../../ui/use-countdown.ts';

interface VoucherFooterProps {
  voucher: Voucher;
  address: VoucherAddress;
  isPreview: boolean;
  isOffline: boolean;
  isBusy: boolean;
  askAgain: () => void;
  /** The section of other vouchers; null where the store has none. */
  othersRef: RefObject<HTMLElement | null>;
}

/** The sticky bar, and where its one button leads. */
export function VoucherFooter({
  voucher,
  address,
  isPreview,
  isOffline,
  isBusy,
  askAgain,
  othersRef,
}: VoucherFooterProps) {
  const go = useGo();
  const [isAppSheet, setIsAppSheet] = useState(false);
  const { detail, arrivedAtMs } = voucher;
  const { asset, store } = detail;
  const skuId = address.skuId ?? '';
  const state = buyState(detail, { isPreview, isOffline, isApp: host.kind === 'APP' });
  const { priceRp, originalPriceRp } = couponFace(asset);
  const onSaleTime = state === 'not-on-sale' ? (detail.onSaleTime ?? undefined) : undefined;
  const heldUntilMs = state === 'sold-out' ? (asset.mayComeBackUntilMs ?? undefined) : undefined;
  const untilSale = useUntil(onSaleTime, { serverTime: detail.serverTime, arrivedAtMs });

  useEffect(() => {
    track('voucher_view', { skuId, isFlashSale: address.isFlashSale, state });
    // Once for each voucher, not for each reply.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [skuId]);

  function showOthers(): void {
    const others = othersRef.current;
    if (!others) {
      go(paths.merchant({ poiId: store.poiId, storeId: store.storeId, channelId: '1' }));
      return;
    }
    others.scrollIntoView({ block: 'start' });
    others.focus({ preventScroll: true });
  }

  /** Merchant 5 "Buying from a card requires login". */
  function buy(): void {
    track('buy', { skuId });
    const detailId = detail.isFlashEnded ? '' : (address.detailId ?? asset.detailId ?? '');
    const { productId } = detail;
    const to = paths.confirmOrder({ skuId, productId, storeId: store.storeId, detailId });
    session.require('buy', { kind: 'do', act: () => go(to), to });
  }

  const acts: Readonly<Record<BuyAct, () => void>> = {
    buy,
    'to-voucher': () => go(voucherPath(address)),
    'to-others': showOthers,
    'to-app': () => setIsAppSheet(true),
    'ask-again': askAgain,
  };

  return (
    <>
      <BuyBar
        state={state}
        priceRp={priceRp}
        originalPriceRp={originalPriceRp}
        reason={
          untilSale && onSaleTime !== undefined ? (
            <OnSaleReason onSaleTime={onSaleTime} left={untilSale} onAsk={askAgain} />
          ) : heldUntilMs === undefined ? undefined : (
            <MayComeBack untilMs={heldUntilMs} onAsk={askAgain} />
          )
        }
        isBusy={isBusy}
        onAct={(act) => acts[act]()}
      />
      <AppOnlySheet
        isOpen={isAppSheet}
        onClose={() => setIsAppSheet(false)}
        here={voucherPath(address)}
        onOthers={showOthers}
      />
    </>
  );
}
