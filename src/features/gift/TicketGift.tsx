import { type ReactNode, useState } from 'react';
import type { WalletCoupon } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { giftIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { GivingSheets, type GivingStep } from './GivingSheets.tsx';
import { keptToken } from './kept-links.ts';
import { classes } from '../../ui/classes.ts';
import surface from '../../ui/style/surface.module.css';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Gift.module.css';

interface TicketGiftProps {
  coupon: Pick<WalletCoupon, 'couponId' | 'name' | 'gift' | 'canGive' | 'storeName'>;
  /** What comes before giving it. */
  before: ReactNode;
}

/** The gift on a ticket: who gave it, or that it waits to be claimed, and the button that gives or sends it. */
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
        <p className={classes(layout['row1'], font['note'], font['closeWords'])}>
          <Icon shape={giftIcon} size={16} />
          <span>{words}</span>
        </p>
      )}
      {(before || next) && (
        <div className={layout['flow2']}>
          {before}
          {next && (
            <button
              type="button"
              className={classes(
                box['tall'],
                font['strong'],
                surface['tap'],
                surface['pill'],
                css['way'],
              )}
              onClick={() => setStep(next)}
            >
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
