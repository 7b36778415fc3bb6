import { type ReactNode, useState } from 'react';
import type { WalletCoupon } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { giftIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { GivingSheets, type GivingStep } from './GivingSheets.tsx';
import { keptToken } from './kept-links.ts';
import css from './TicketGift.module.css';

interface TicketGiftProps {
  coupon: Pick<WalletCoupon, 'couponId' | 'name' | 'gift' | 'canGive' | 'storeName'>;
  /** What comes before giving it. */
  before: ReactNode;
}

/** On a ticket: whom it is from, or that it waits for somebody; and the way to give or send it. */
export function TicketGift({ coupon, before }: TicketGiftProps) {
  const text = useText();
  const locale = useLocale();
  const [step, setStep] = useState<GivingStep>();
  const gift = coupon.gift ?? undefined;
  const isWaiting = gift?.status === 'WAITING';
  const words = !gift
    ? undefined
    : isWaiting
      ? text('gift.markWaiting', { time: formatMoment(gift.expireTime, locale) })
      : gift.status === 'CLAIMED'
        ? text('gift.from', { name: gift.giverName })
        : undefined;
  const canSend = gift !== undefined && isWaiting && keptToken(gift.giftId) !== undefined;
  const next = canSend ? 'send' : coupon.canGive === true ? 'give' : undefined;
  return (
    <>
      {words !== undefined && (
        <p className={css['line']}>
          <Icon shape={giftIcon} size={16} />
          <span>{words}</span>
        </p>
      )}
      {(before || next) && (
        <div className={css['ways']}>
          {before}
          {next && (
            <button type="button" className={css['way']} onClick={() => setStep(next)}>
              {text(next === 'send' ? 'gift.sendShort' : 'gift.giveShort')}
              <VisuallyHidden>{` · ${coupon.storeName}`}</VisuallyHidden>
            </button>
          )}
        </div>
      )}
      <GivingSheets coupon={coupon} step={step} onStep={setStep} />
    </>
  );
}
