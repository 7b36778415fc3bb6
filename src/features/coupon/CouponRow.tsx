import type { AssetCard } from '../../api/generated/types.ts';
import { usePickLocale } from '../../i18n/i18n.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import { CouponBadge, CouponLink, CouponPrice, Discount, Saving } from './CouponParts.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Coupon.module.css';
import { couponFace } from './rules.ts';

/** One voucher under its store, drawn as a ticket. */
export function CouponRow({ asset, at }: { asset: AssetCard; at: CardPlace }) {
  const pick = usePickLocale();
  const face = couponFace(asset);
  const isOff = face.state !== 'active';
  const tagName = pick(face.tag?.name);
  return (
    <CouponLink face={face} at={at} className={classes(layout['line'], surface['tap'], css['row'])}>
      <span className={css['stub']}>
        <Picture
          className={classes(css['picture'], isOff && css['pictureOff'])}
          src={asset.imageUrl}
          asked={ASKED.coupon}
          width={48}
          height={48}
          alt=""
        />
        <Discount face={face} className={css['discount']} />
      </span>
      <span className={classes(layout['stack'], css['middle'])} data-off={isOff || undefined}>
        <span className={classes(layout['flow'], css['line'])}>
          <span className={classes(font['label'], font['clamp2'], css['name'])}>
            {tagName && (
              <span
                className={classes(surface['tag'], css['tag'])}
                data-flash={face.tag?.kind === 'FLASH_SALE' || undefined}
              >
                {tagName}
              </span>
            )}
            {pick(asset.coupon.couponName)}
          </span>
          <CouponBadge face={face} />
        </span>
        <span className={classes(layout['flow'], css['line'])}>
          <CouponPrice face={face} />
          <Saving face={face} />
          <RefundBadge promise={asset.refund} />
        </span>
      </span>
    </CouponLink>
  );
}
