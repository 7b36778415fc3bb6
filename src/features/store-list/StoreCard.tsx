import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import type { StoreEntry } from '../../api/generated/types.ts';
import { formatDistance, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { track } from '../../telemetry/report.ts';
import { noteTrail } from '../../telemetry/trail.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { mallIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ExposedCoupon } from '../coupon/CouponParts.tsx';
import { CouponRow } from '../coupon/CouponRow.tsx';
import { halalState } from '../halal/halal.ts';
import { Rating } from './Rating.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './StoreList.module.css';
import { openFace } from './store-face.ts';

/** Spec home 2. */
const MAX_COUPONS = 3;
/** Spec home 2: channel of stores opened from the home list. */
const CHANNEL_ID = '1';

interface StoreCardProps {
  store: StoreEntry;
  at: CardPlace;
  /** Positioned absolutely on the corner of the cover. */
  heart: ReactNode;
  /** Its level: one below what the list stands under. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** Instead of its name, with what was searched for marked. */
  name?: ReactNode;
  /** Below what it says of itself. */
  note?: ReactNode;
  /** The store is opened; of a list with an event of its own. */
  onOpen?: () => void;
}

/** The whole card is the store's link; heart and vouchers are above it. */
export function StoreCard({
  store,
  at,
  heart,
  heading: Heading = 'h3',
  name = store.storeName,
  note,
  onOpen,
}: StoreCardProps) {
  const text = useText();
  const pick = usePickLocale();
  const coupons = store.assetList.slice(0, MAX_COUPONS);
  const facts = [pick(store.storeBusinessCategory), store.businessDistrictName]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className={classes(surface['panel3'], css['card'])}>
      <div className={layout['beside']}>
        <Picture
          className={css['cover']}
          src={store.storeImageUrl}
          width={96}
          height={96}
          alt=""
          background={store.backgroundColor}
        />
        <div className={classes(layout['fill'], css['body'])}>
          <Heading className={classes(font['title'], css['name'])}>
            <Link
              className={classes(surface['stretched'], css['link'])}
              to={paths.merchant({ poiId: store.poiId, channelId: CHANNEL_ID })}
              onClick={() => {
                noteTrail({ reportExt: store.ext });
                track('store_card', { ...at, poiId: store.poiId });
                onOpen?.();
              }}
            >
              <span className={css['nameText']}>{name}</span>
            </Link>
          </Heading>
          <p className={classes(layout['line'], css['line'])}>
            <Rating store={store} />
            {store.pricePerCapita > 0 && (
              <span>{text('home.perPerson', { price: formatRp(store.pricePerCapita) })}</span>
            )}
          </p>
          <p className={css['facts']}>{facts}</p>
          <p className={classes(layout['line'], css['line'])}>
            <span className={css['distance']}>
              <VisuallyHidden>{text('home.distanceLabel')}</VisuallyHidden>
              {formatDistance(store.distance)}
            </span>
            <OpenState store={store} />
          </p>
          {note}
          <Tags store={store} />
        </div>
      </div>
      {heart}
      {coupons.length > 0 && (
        <ul
          className={css['coupons']}
          aria-label={text('home.storeCoupons', { name: store.storeName })}
        >
          {coupons.map((asset, position) => {
            const place = { ...at, position };
            return (
              <ExposedCoupon key={asset.assetId} skuId={asset.skuId} at={place} list={store.poiId}>
                <CouponRow asset={asset} at={place} />
              </ExposedCoupon>
            );
          })}
        </ul>
      )}
    </article>
  );
}

function OpenState({ store }: { store: StoreEntry }) {
  const text = useText();
  const face = openFace(store.businessState);
  return (
    <span className={classes(face.isOpen && font['fine'], css['openState'])}>
      {text(face.key, { time: face.time ?? '', day: face.dayKey ? text(face.dayKey) : '' })}
    </span>
  );
}

function Tags({ store }: { store: StoreEntry }) {
  const text = useText();
  const pick = usePickLocale();
  const rankName = pick(store.rankInfo?.rankName);
  const halal = halalState(store).kind;
  if (halal === 'unknown' && !store.mallName && !rankName) return null;
  return (
    <ul className={classes(layout['flow'], css['tags'])}>
      {rankName && store.rankInfo && (
        <li className={surface['yellow']}>
          {text('home.rankTag', { rank: store.rankInfo.rankSort, name: rankName })}
        </li>
      )}
      {halal === 'certified' && <li className={css['halal']}>{text('home.halal')}</li>}
      {halal === 'not-halal' && <li className={css['notHalal']}>{text('home.notHalal')}</li>}
      {store.mallName && (
        <li className={css['mall']}>
          <Icon shape={mallIcon} size={14} />
          {store.mallName}
        </li>
      )}
    </ul>
  );
}
