import type { AssetCard } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponLink } from './CouponLink.tsx';
import { CouponPrice } from './CouponPrice.tsx';
import css from './CouponRow.module.css';
import { couponFace } from './rules.ts';

/** One voucher under its store, drawn as a ticket. */
export function CouponRow({ asset, at }: { asset: AssetCard; at: CardPlace }) {
  const text = useText();
  const pick = usePickLocale();
  const face = couponFace(asset);
  const isOff = face.state !== 'active';
  const tagName = pick(face.tag?.name);
  return (
    <CouponLink face={face} at={at} className={css['row']}>
      <span className={css['stub']}>
        <Picture
          className={classes(css['picture'], isOff && css['pictureOff'])}
          src={asset.imageUrl}
          asked={ASKED.coupon}
          width={48}
          height={48}
          alt=""
        />
        {face.discountPercent !== undefined && (
          <span className={css['discount']}>
            {text('home.discount', { percent: face.discountPercent })}
          </span>
        )}
      </span>
      <span className={css['middle']} data-off={isOff || undefined}>
        <span className={css['line']}>
          <span className={css['name']}>
            {tagName && (
              <span className={css['tag']} data-kind={face.tag?.kind}>
                {tagName}
              </span>
            )}
            {pick(asset.coupon.couponName)}
          </span>
          <CouponBadge face={face} />
        </span>
        <span className={css['line']}>
          <CouponPrice face={face} />
          <RefundBadge promise={asset.refund} />
        </span>
      </span>
    </CouponLink>
  );
}
