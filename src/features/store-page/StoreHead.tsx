import type { BusinessState, StoreInfo } from '../../api/generated/types.ts';
import { formatDistance } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, clockIcon, crownIcon, pinIcon, shieldIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { halalState } from '../halal/halal.ts';
import { Link } from '../navigation/Link.tsx';
import { OpenLine } from '../opening-hours/OpenLine.tsx';
import { Rating } from '../store-list/Rating.tsx';
import css from './StoreHead.module.css';

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
      <h1 className={css['name']} tabIndex={-1}>
        {store.storeName}
      </h1>
      <p className={css['line']}>
        <Rating store={store} starPx={16} />
        {price && <span>{price}</span>}
        {distanceKm !== undefined && (
          <span className={css['distance']}>
            <VisuallyHidden>{text('home.distanceLabel')} </VisuallyHidden>
            <Icon shape={pinIcon} size={14} />
            {formatDistance(distanceKm)}
          </span>
        )}
      </p>
      {facts.length > 0 && <p className={css['facts']}>{facts.join(' · ')}</p>}
      {(tags.length > 0 || isHalal) && (
        <ul className={css['tags']}>
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
      <button type="button" className={css['opening']} onClick={onTimings}>
        <Icon shape={clockIcon} size={18} />
        <span className={css['openingWords']}>
          <OpenLine state={opening} />{' '}
          {nextTimes.length > 0 && <span className={css['times']}>{nextTimes.join(', ')}</span>}
        </span>
        <span className={css['more']}>{text('merchant.hours')}</span>
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
    <Link className={css['rank']} to={paths.rank({ rankId: rankInfo.rankId })}>
      <Icon shape={crownIcon} size={18} />
      <span className={css['rankWords']}>
        {text('home.rankTag', { rank: rankInfo.rankSort, name })}
      </span>
      <Icon shape={chevronRightIcon} size={16} />
    </Link>
  );
}
