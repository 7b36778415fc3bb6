import type { AssetCard } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponLink } from './CouponLink.tsx';
import { CouponPrice } from './CouponPrice.tsx';
import css from './CouponTile.module.css';
import { couponFace } from './rules.ts';

export interface CouponTileProps {
  asset: AssetCard;
  at: CardPlace;
  /** Absent: the low one of home. The list sets `--tile-width` for another. */
  picture?: Pick<PictureProps, 'asked' | 'width' | 'height'> | undefined;
  /** Under the name. */
  note?: string | undefined;
}

const LOW = { asked: ASKED.couponStrip, width: 96, height: 68 };

/** One voucher of a horizontally scrolling strip. */
export function CouponTile({ asset, at, picture = LOW, note }: CouponTileProps) {
  const text = useText();
  const pick = usePickLocale();
  const face = couponFace(asset);
  return (
    <CouponLink face={face} at={at} className={css['tile']}>
      <span className={css['top']} data-off={face.state !== 'active' || undefined}>
        <Picture className={css['picture']} src={asset.imageUrl} alt="" {...picture} />
        {face.discountPercent !== undefined && (
          <span className={css['discount']}>
            {text('home.discount', { percent: face.discountPercent })}
          </span>
        )}
        <span className={css['badge']}>
          <CouponBadge face={face} />
        </span>
      </span>
      <span className={css['name']}>{pick(asset.coupon.couponName)}</span>
      {note && <span className={css['note']}>{note}</span>}
      <CouponPrice face={face} />
    </CouponLink>
  );
}
