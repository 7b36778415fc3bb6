import type { BusinessState, CouponNotice, StoreInfo } from '../../api/generated/types.ts';
import { formatDistance } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import {
  chevronRightIcon,
  clockIcon,
  crownIcon,
  pinIcon,
  scanIcon,
  shieldIcon,
} from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { halalState } from '../halal/halal.ts';
import { Link } from '../navigation/Link.tsx';
import { OpenLine } from '../opening-hours/OpenLine.tsx';
import { Rating } from '../store-list/Rating.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './StoreHead.module.css';
import { Button } from '../../ui/Button.tsx';

interface StoreHeadProps {
  store: StoreInfo;
  /** Undefined while the position is unknown. */
  distanceKm: number | undefined;
  opening: BusinessState;
  /** Hours of a closed store, such as `10:00–14:00`. */
  nextTimes: readonly string[];
  onTimings: () => void;
}

/** Merchant 2 "Ranking and store info block". */
export function StoreHead({ store, distanceKm, opening, nextTimes, onTimings }: StoreHeadProps) {
  const text = useText();
  const pick = usePickLocale();
  const facts = [
    ...store.storeBusinessCategoryList.map((each) => pick(each.businessCategoryName)),
    ...store.businessDistrictList.map(({ name }) => name),
  ].filter(Boolean);
  const tags = store.tagList.map((tag) => pick(tag)).filter((tag) => tag !== undefined);
  const price = pick(store.pricePerCapita);
  // Merchant 2: only when `halalRestaurant` is `1`; B14: and with a certificate number.
  const isHalal = halalState(store).kind === 'certified';
  return (
    <div className={css['head']}>
      <h1 className={classes(font['big'], font['headline'], css['name'])} tabIndex={-1}>
        {store.storeName}
      </h1>
      <p className={classes(layout['line'], tint['soft'], space['above1'], space['gapHairBy3'])}>
        <Rating store={store} starPx={16} />
        {price && <span>{price}</span>}
        {distanceKm !== undefined && (
          <span className={classes(layout['inline'], font['numbers'], css['distance'])}>
            <VisuallyHidden>{text('home.distanceLabel')} </VisuallyHidden>
            <Icon shape={pinIcon} size={14} />
            {formatDistance(distanceKm)}
          </span>
        )}
      </p>
      {facts.length > 0 && (
        <p className={classes(tint['softWords'], space['aboveHair'])}>{facts.join(' · ')}</p>
      )}
      {(tags.length > 0 || isHalal) && (
        <ul className={classes(layout['flow'], space['above2'], space['gap6px'], css['tags'])}>
          {isHalal && (
            <li className={css['halal']}>
              <Icon shape={shieldIcon} size={14} />
              {text('home.halal')}
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={classes(
          layout['row2'],
          layout['wideTarget'],
          tint['soft'],
          space['above2'],
          space['pad2by0'],
          letters['start'],
          css['opening'],
        )}
        onClick={onTimings}
      >
        <Icon shape={clockIcon} size={18} />
        <span className={layout['fill']}>
          <OpenLine state={opening} />{' '}
          {nextTimes.length > 0 && (
            <span className={classes(font['numbers'], box['ownLine'], letters['size12'])}>
              {nextTimes.join(', ')}
            </span>
          )}
        </span>
        <span className={font['label']}>{text('merchant.hours')}</span>
        <Icon shape={chevronRightIcon} size={16} />
      </button>
      <RankLine store={store} />
    </div>
  );
}

function RankLine({ store: { rankInfo } }: { store: StoreInfo }) {
  const text = useText();
  const pick = usePickLocale();
  const name = pick(rankInfo?.rankName);
  if (!rankInfo || !name) return null;
  return (
    <Link
      className={classes(
        layout['row2'],
        tint['plainStrong'],
        box['tall'],
        box['rounded'],
        space['pad2by3'],
        box['onYellow'],
        css['rank'],
      )}
      to={paths.rank({ rankId: rankInfo.rankId })}
    >
      <Icon shape={crownIcon} size={18} />
      <span className={layout['fill']}>
        {text('home.rankTag', { rank: rankInfo.rankSort, name })}
      </span>
      <Icon shape={chevronRightIcon} size={16} />
    </Link>
  );
}

/** Merchant 2: notice and scanner for visitors who scanned a code at the store (channels 2 to 5). */
export function ChannelNotice({
  notice,
  onScan,
}: {
  notice: CouponNotice | null | undefined;
  onScan: () => void;
}) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <section
      className={classes(
        layout['row3'],
        space['pad3'],
        box['rounded'],
        box['onSky'],
        css['notice'],
      )}
      aria-label={text('merchant.notice')}
    >
      <span className={classes(layout['fixed'], letters['sky'])}>
        <Icon shape={scanIcon} size={24} />
      </span>
      <p className={classes(layout['share'], font['words'])}>
        {pick(notice?.content.noticeContent) ?? text('merchant.noticeScan')}
      </p>
      <Button variant="primary" onClick={onScan}>
        {text('merchant.scan')}
      </Button>
    </section>
  );
}
