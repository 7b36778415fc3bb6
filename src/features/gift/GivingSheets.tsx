import { host } from '#host';
import { useState } from 'react';
import type { GiftCreateData, WalletCoupon } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { shareUrl } from '../share/share-content.ts';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { GiveSheet } from './GiveSheet.tsx';
import { keptToken } from './kept-links.ts';

export type GivingStep = 'give' | 'send' | undefined;

interface GivingSheetsProps {
  coupon: Pick<WalletCoupon, 'couponId' | 'name' | 'storeName' | 'gift'>;
  step: GivingStep;
  onStep: (step: GivingStep) => void;
}

/** Makes a gift, then offers the ways to send its link; a browser opens WhatsApp from a tap only. */
export function GivingSheets({ coupon, step, onStep }: GivingSheetsProps) {
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const [made, setMade] = useState<GiftCreateData>();
  const gift = made?.gift ?? coupon.gift;
  const token = made?.token ?? (gift ? keptToken(gift.giftId) : undefined) ?? '';
  const name = pick(coupon.name) ?? '';
  const url = shareUrl(paths.receiveRedEnvelope({ token }), host.kind, window.location.origin);
  const message = text('gift.message', {
    giver: gift?.giverName ?? '',
    name,
    store: coupon.storeName,
    time: formatMoment(gift?.expireTime ?? 0, locale),
  });
  return (
    <>
      <GiveSheet
        couponId={coupon.couponId ?? ''}
        isOpen={step === 'give'}
        onClose={() => onStep(undefined)}
        onMade={(next) => {
          setMade(next);
          onStep('send');
        }}
      />
      <ShareSheet
        isOpen={step === 'send'}
        onClose={() => {
          setMade(undefined);
          onStep(undefined);
        }}
        content={{ title: name, text: message, url }}
      />
    </>
  );
}
