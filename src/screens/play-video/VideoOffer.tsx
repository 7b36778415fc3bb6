import { ExposedCoupon } from '../../features/coupon/CouponParts.tsx';
import { CouponRow } from '../../features/coupon/CouponRow.tsx';
import { Link } from '../../features/navigation/Link.tsx';
import { openFace } from '../../features/store-list/store-face.ts';
import type { VideoRow } from '../../features/video/use-videos.ts';
import { formatDistance } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, mallIcon } from '../../ui/icons.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Player.module.css';

interface VideoOfferProps {
  row: VideoRow;
  at: CardPlace;
  title: string | undefined;
}

/** Below the video: its title, the store, and the voucher with its price and stock of the reply. */
export function VideoOffer({ row, at, title }: VideoOfferProps) {
  const text = useText();
  const { store, asset, contentId } = row.item;
  const { poiId, storeName, distance, businessState } = store;
  const open = businessState && openFace(businessState);
  return (
    <div className={classes(layout['stack2'], css['offer'])}>
      <h2 className={classes(layout['fixed'], font['name'], font['clamp2'], font['words'])}>
        {title}
      </h2>
      <Link
        className={classes(layout['row2'], layout['wideTarget'], css['store'])}
        to={paths.merchant({ poiId })}
        onClick={() => track('store_card', { ...at, poiId })}
      >
        <Icon shape={mallIcon} size={20} />
        <span className={layout['fillWords']}>
          <span className={classes(font['strong'], css['storeName'])}>{storeName}</span>
          <span className={classes(css['facts'])}>
            {formatDistance(distance)}
            {open &&
              ` · ${text(open.key, { time: open.time ?? '', day: open.dayKey ? text(open.dayKey) : '' })}`}
          </span>
        </span>
        <Icon shape={chevronRightIcon} size={16} />
      </Link>
      {asset && (
        <ExposedCoupon
          as="div"
          className={classes(surface['face'], css['voucher'])}
          skuId={asset.skuId}
          at={at}
          list={contentId}
        >
          <CouponRow asset={asset} at={at} />
        </ExposedCoupon>
      )}
    </div>
  );
}
