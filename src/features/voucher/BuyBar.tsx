import type { ReactNode } from 'react';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OriginalPrice } from '../coupon/CouponPrice.tsx';
import css from './BuyBar.module.css';
import { BUY_FACES, type BuyAct, type BuyState } from './buy-state.ts';

interface BuyBarProps {
  state: BuyState;
  priceRp: number;
  originalPriceRp: number | undefined;
  /** Instead of the state's own words. */
  reason?: ReactNode;
  isBusy: boolean;
  onAct: (act: BuyAct) => void;
}

/** The one sticky bar: price and one button, and why it is not "buy" where it is not. */
export function BuyBar({ state, priceRp, originalPriceRp, reason, isBusy, onAct }: BuyBarProps) {
  const text = useText();
  const face = BUY_FACES[state];
  const words = reason ?? (face.reason && text(face.reason));
  return (
    <div className={css['bar']} role="group" aria-label={text('voucher.buy')}>
      {words !== undefined && (
        <p className={css['reason']} role="status">
          {words}
        </p>
      )}
      <p className={css['price']}>
        <VisuallyHidden>{text('voucher.price')} </VisuallyHidden>
        <strong className={css['now']}>{formatRp(priceRp)}</strong>
        {/* Room for a longer button. */}
        <OriginalPrice rp={face.act === 'buy' ? originalPriceRp : undefined} />
      </p>
      <div className={css['button']}>
        <Button
          variant={face.act === 'to-others' ? 'secondary' : 'primary'}
          wide
          isBusy={isBusy && face.act === 'ask-again'}
          onClick={() => onAct(face.act)}
        >
          {text(face.button)}
        </Button>
      </div>
    </div>
  );
}
