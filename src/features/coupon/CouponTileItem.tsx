import type { AssetCard } from '../../api/generated/types.ts';
import { usePickLocale } from '../../i18n/i18n.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { CouponBadge, CouponLink, CouponPrice, Discount, ExposedCoupon } from './CouponParts.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Coupon.module.css';
import { couponFace } from './rules.ts';

interface CouponTileProps {
  asset: AssetCard;
  at: CardPlace;
  /** Absent: the low one of home. The list sets `--tile-width` for another. */
  picture?: Pick<PictureProps, 'asked' | 'width' | 'height'> | undefined;
  /** Under the name. */
  note?: string | undefined;
}

const LOW = { asked: ASKED.couponStrip, width: 96, height: 68 };

/** One voucher of a horizontally scrolling strip. */
function CouponTile({ asset, at, picture = LOW, note }: CouponTileProps) {
  const pick = usePickLocale();
  const face = couponFace(asset);
  return (
    <CouponLink face={face} at={at} className={classes(layout['stack'], css['tile'])}>
      <span className={css['top']} data-off={face.state !== 'active' || undefined}>
        <Picture
          className={classes(layout['wide'], css['tilePicture'])}
          src={asset.imageUrl}
          alt=""
          {...picture}
        />
        <Discount face={face} className={css['tileDiscount']} />
        <span className={css['tileBadge']}>
          <CouponBadge face={face} />
        </span>
      </span>
      <span className={classes(font['label'], font['clamp2'], css['tileName'])}>
        {pick(asset.coupon.couponName)}
      </span>
      {note && <span className={classes(font['note'], css['note'])}>{note}</span>}
      <CouponPrice face={face} />
    </CouponLink>
  );
}

interface CouponTileItemProps extends CouponTileProps {
  as?: 'li' | 'div' | undefined;
  /** Identifies the list within its scene. */
  list: string;
  className?: string | undefined;
}

/** A voucher of a strip, with its exposure event. */
export function CouponTileItem({ as, list, className, ...tile }: CouponTileItemProps) {
  return (
    <ExposedCoupon as={as} className={className} skuId={tile.asset.skuId} at={tile.at} list={list}>
      <CouponTile {...tile} />
    </ExposedCoupon>
  );
}
