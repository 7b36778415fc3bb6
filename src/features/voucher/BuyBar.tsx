import type { ReactNode } from 'react';
import { formatCountdown, formatRp } from '../../i18n/format.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useReturn } from '../flash/use-return.ts';
import { OriginalPrice } from '../coupon/CouponParts.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './VoucherHead.module.css';
import { formatClock, formatMoment } from '../../i18n/format-date.ts';
import { clock } from '../../lib/now.ts';
import type { Left } from '../../lib/left.ts';
import { useLeft } from '../../ui/use-countdown.ts';
import type { ProductDetailData } from '../../api/generated/types.ts';

/**
 * Whether a voucher can be bought, and what its one button does otherwise. Merchant 4 and 6, buying 11.
 *
 * Invariant: no dead button. All that keeps a voucher from being bought has a reason in words and
 * another way on. The reason that lasts longest wins. Pure.
 */
export type BuyState =
  | 'buy'
  | 'preview'
  | 'sold-out'
  | 'limit-reached'
  | 'not-invited'
  | 'not-on-sale'
  | 'unavailable'
  | 'app-only'
  | 'offline';

type Bought = Pick<ProductDetailData, 'purchaseCode' | 'appOnly'> & {
  asset: Pick<ProductDetailData['asset'], 'remainingStock'>;
};

interface Around {
  isPreview: boolean;
  isApp: boolean;
  /** What is shown is older, because the server cannot be reached. */
  isOffline: boolean;
}

export function buyState(
  { asset, purchaseCode, appOnly }: Bought,
  { isPreview, isApp, isOffline }: Around,
): BuyState {
  if (isPreview) return 'preview';
  if (asset.remainingStock <= 0) return 'sold-out';
  if (purchaseCode !== 0) return REFUSALS[purchaseCode] ?? 'unavailable';
  if (isOffline) return 'offline';
  return appOnly && !isApp ? 'app-only' : 'buy';
}

/** By `purchaseCode` (merchant 4). */
const REFUSALS: Readonly<Record<number, BuyState>> = {
  1: 'limit-reached',
  2: 'not-invited',
  3: 'not-on-sale',
};

export type BuyAct = 'buy' | 'to-voucher' | 'to-others' | 'to-app' | 'ask-again';

interface BuyFace {
  /** Absent where the button says it all. */
  reason?: TextKey;
  button: TextKey;
  act: BuyAct;
}

const OTHERS = { button: 'voucher.seeOthers', act: 'to-others' } as const;

export const BUY_FACES: Readonly<Record<BuyState, BuyFace>> = {
  buy: { button: 'voucher.buy', act: 'buy' },
  preview: { reason: 'voucher.isPreview', button: 'voucher.openVoucher', act: 'to-voucher' },
  'sold-out': { reason: 'voucher.soldOut', ...OTHERS },
  'limit-reached': { reason: 'voucher.limitReached', ...OTHERS },
  'not-invited': { reason: 'voucher.notInvited', ...OTHERS },
  'not-on-sale': { reason: 'voucher.notOnSale', ...OTHERS },
  unavailable: { reason: 'voucher.unavailable', ...OTHERS },
  'app-only': { reason: 'voucher.appOnly', button: 'voucher.buyInApp', act: 'to-app' },
  offline: { reason: 'voucher.offline', button: 'common.retry', act: 'ask-again' },
};

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
    <div
      className={classes(layout['line'], space['gap1by3'], box['ruled'], css['bar'])}
      role="group"
      aria-label={text('voucher.buy')}
    >
      {words !== undefined && (
        <p className={classes(tint['soft14'], css['reason'])} role="status">
          {words}
        </p>
      )}
      <p
        className={classes(
          layout['stack'],
          font['numbers'],
          box['rest'],
          box['tops'],
          letters['lines13'],
        )}
      >
        <VisuallyHidden>{text('voucher.price')} </VisuallyHidden>
        <strong className={classes(font['big'], letters['tight2'])}>{formatRp(priceRp)}</strong>
        {/* Below, also where both would fit beside each other: they do in one font and not in the other.
            None where the button is longer. */}
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

interface MayComeBackProps {
  /** Milliseconds since the epoch, by the server. */
  untilMs: number;
  onAsk: () => void;
}

/** Sold out while unpaid orders hold pieces (discovery 3); the page asks again when they may be back. */
export function MayComeBack({ untilMs, onAsk }: MayComeBackProps) {
  const text = useText();
  useReturn(untilMs > clock.nowMs() ? untilMs : undefined, onAsk);
  return text('voucher.mayComeBack', { time: formatClock(untilMs) });
}

interface OnSaleReasonProps {
  /** Milliseconds since the epoch, by the server. */
  onSaleTime: number;
  left: Left;
  onAsk: () => void;
}

/** From this many seconds on the date says more than a countdown. */
const DAY_S = 86_400;

/** When it goes on sale; counted down on the last day. At the start the page asks again. */
export function OnSaleReason({ onSaleTime, left, onAsk }: OnSaleReasonProps) {
  const text = useText();
  const locale = useLocale();
  const leftS = useLeft({ reply: left, onEnd: onAsk, onReturn: onAsk });
  const moment = text('voucher.onSaleAt', { time: formatMoment(onSaleTime, locale) });
  if (typeof leftS !== 'number' || leftS > DAY_S) return moment;
  return (
    <>
      {moment}
      <span role="timer" aria-live="off">
        {' · '}
        {text('voucher.onSaleIn', { time: formatCountdown(leftS) })}
      </span>
    </>
  );
}
