import { host } from '#host';
import { useState } from 'react';
import type { WalletCoupon } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { shareUrl } from '../share/share-content.ts';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { GiveSheet } from './GiveSheet.tsx';
import { keptToken } from './kept-links.ts';

export type GivingStep = 'give' | 'send' | undefined;

interface GivingSheetsProps {
  coupon: Pick<WalletCoupon, 'couponId' | 'name' | 'gift'>;
  step: GivingStep;
  onStep: (step: GivingStep) => void;
}

/** Makes a gift, then offers the ways to send its link; a browser opens WhatsApp from a tap only. */
export function GivingSheets({ coupon, step, onStep }: GivingSheetsProps) {
  const text = useText();
  const pick = usePickLocale();
  const [made, setMade] = useState<string>();
  const token = made ?? (coupon.gift ? keptToken(coupon.gift.giftId) : undefined) ?? '';
  const name = pick(coupon.name) ?? '';
  const url = shareUrl(paths.receiveRedEnvelope({ token }), host.kind, window.location.origin);
  return (
    <>
      <GiveSheet
        couponId={coupon.couponId ?? ''}
        isOpen={step === 'give'}
        onClose={() => onStep(undefined)}
        onMade={({ token: next }) => {
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
        content={{ title: name, text: text('gift.message', { name }), url }}
      />
    </>
  );
}
