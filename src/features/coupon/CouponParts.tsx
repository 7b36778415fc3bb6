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
import type { SkuId } from '../../api/generated/types.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface CouponLinkProps {
  face: CouponFace;
  at: CardPlace;
  className: string | undefined;
  children: ReactNode;
}

/** Opens the coupon's page. Without a skuId it opens nothing and says so (spec home 5). */
export function CouponLink({ face, at, className, children }: CouponLinkProps) {
  const text = useText();
  const { target } = face;
  if (target) {
    return (
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

/** Why it cannot be bought, that it needs a reservation, or how few are left. */
export function CouponBadge({ face }: { face: CouponFace }) {
  const text = useText();
  switch (face.state) {
    case 'sold-out':
      return (
        <span className={classes(font['label'], css['badge'], css['off'])}>
          {text('home.couponSoldOut')}
        </span>
      );
    case 'user-limited':
      return (
        <span className={classes(font['label'], css['badge'], css['off'])}>
          {text('home.couponUserLimited')}
        </span>
      );
    case 'group-failed':
      return (
        <span className={classes(font['label'], css['badge'], css['off'])}>
          {text('home.couponGroupFailed')}
        </span>
      );
    case 'active':
      break;
  }
  if (face.reserve === 'CAN_RESERVE')
    return (
      <span className={classes(font['label'], css['badge'], surface['yellow'], css['reserve'])}>
        {text('home.couponReserve')}
      </span>
    );
  if (face.reserve === 'RESERVED')
    return (
      <span className={classes(font['label'], css['badge'], surface['leaf'])}>
        {text('home.couponReserved')}
      </span>
    );
  if (face.stockLeft !== undefined) {
    return (
      <span className={classes(font['label'], css['badge'], surface['chili'])}>
        {text('home.couponStock', { count: formatCount(face.stockLeft) })}
      </span>
    );
  }
  return null;
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
