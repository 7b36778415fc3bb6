import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { noteTrail } from '../../telemetry/trail.ts';
import { toast } from '../../ui/toast.ts';
import type { CouponFace } from './rules.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Coupon.module.css';
import type { AssetCard, SkuId } from '../../api/generated/types.ts';
import { atom } from '../../lib/atom.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface CouponLinkProps {
  face: CouponFace;
  at: CardPlace;
  className: string | undefined;
  children: ReactNode;
}

/** The button of a reservation, which the late frame loads. An import of it here would be in the first load. */
export const reserveSlot = atom<(asset: AssetCard, at: CardPlace) => ReactNode>(() => null);

/**
 * Opens the coupon's page. Without a skuId it opens nothing and says so (spec home 5). The button of a
 * reservation stands beside it, never in it.
 */
export function CouponLink({ face, at, className, children }: CouponLinkProps) {
  const text = useText();
  const reserve = useAtom(reserveSlot);
  const { target } = face;
  if (target) {
    const link = (
      <Link
        className={className}
        to={paths.groupCouponDetail(target)}
        onClick={() => {
          if (face.ext) noteTrail({ reportExt: face.ext });
          track('coupon_card', { ...at, skuId: target.skuId });
        }}
      >
        {children}
      </Link>
    );
    if (!face.reservable) return link;
    return (
      <div className={css['pair']}>
        {link}
        <span className={css['slot']}>{reserve(face.reservable, at)}</span>
      </div>
    );
  }
  const refuse = () => {
    reportProblem('coupon.open', new Error('coupon without skuId'));
    toast(text('home.couponParameterError'));
  };
  return (
    <button type="button" className={className} onClick={refuse}>
      {children}
    </button>
  );
}

const OFF = {
  'sold-out': 'home.couponSoldOut',
  'user-limited': 'home.couponUserLimited',
  'group-failed': 'home.couponGroupFailed',
} as const;

/** Why it cannot be bought, that it is not on sale yet, or how few are left. */
export function CouponBadge({ face }: { face: CouponFace }) {
  const text = useText();
  const { state, stockLeft } = face;
  const badge = (words: string, ...looks: (string | undefined)[]) => (
    <span className={classes(font['label'], css['badge'], ...looks)}>{words}</span>
  );
  if (state !== 'active') return badge(text(OFF[state]), css['off']);
  // Its button says so.
  if (face.reservable) return null;
  if (face.reserve) return badge(text('home.couponReserve'), surface['yellow'], css['reserve']);
  if (stockLeft === undefined) return null;
  return badge(text('home.couponStock', { count: formatCount(stockLeft) }), surface['chili']);
}

interface DiscountProps {
  face: { discountPercent?: number | undefined; isSaving?: boolean | undefined };
  className: string | undefined;
}

/** Per cent off the menu's price; yellow only when it was never cheaper in 30 days (B17). */
export function Discount({ face: { discountPercent, isSaving }, className }: DiscountProps) {
  const text = useText();
  if (discountPercent === undefined) return null;
  return (
    <span className={classes(isSaving ? surface['yellow'] : css['off'], className)}>
      {text('home.discount', { percent: discountPercent })}
    </span>
  );
}

interface ExposedCouponProps {
  as?: 'li' | 'div' | undefined;
  skuId: SkuId | null | undefined;
  at: CardPlace;
  /** Identifies the list within its scene: a store, a page. */
  list: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A voucher in a list, with its exposure event; without a skuId there is none. */
export function ExposedCoupon({
  as: Tag = 'li',
  skuId,
  at,
  list,
  className,
  children,
}: ExposedCouponProps) {
  if (!skuId) return <Tag className={className}>{children}</Tag>;
  return (
    <Exposed
      as={Tag}
      id={`${at.scene} ${list} ${skuId}`}
      className={className}
      onExposed={() => track('coupon_card_expo', { ...at, skuId })}
    >
      {children}
    </Exposed>
  );
}

/** Price and struck original price, labelled for screen readers. */
export function CouponPrice({ face }: { face: CouponFace }) {
  return (
    <span className={css['price']} data-off={face.state !== 'active' || undefined}>
      <span className={classes(font['heading'], css['now'])}>{formatRp(face.priceRp)}</span>
      <OriginalPrice rp={face.originalPriceRp} />
    </span>
  );
}

/** Says that the price is below all of the last 30 days. */
export function Saving({ face }: { face: { isSaving?: boolean | undefined } }) {
  const text = useText();
  if (!face.isSaving) return null;
  return <span className={classes(font['label'], css['saving'])}>{text('home.lowest30')}</span>;
}

/** Struck, if there is one. */
export function OriginalPrice({ rp }: { rp: number | undefined }) {
  const text = useText();
  if (rp === undefined) return null;
  return (
    <>
      <VisuallyHidden>{text('home.originalPrice', { price: formatRp(rp) })}</VisuallyHidden>
      <s className={font['note']} aria-hidden="true">
        {formatRp(rp)}
      </s>
    </>
  );
}
