import type { EntryCard } from '../../api/generated/types.ts';
import { formatDistance } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { Link } from '../navigation/Link.tsx';
import { TargetLink } from '../navigation/TargetLink.tsx';
import type { HomeCards } from './cards.ts';
import css from './EntryCards.module.css';

/** Spec home 9. */
const LOGO_COUNT = 3;

/** Brands, ranking, malls and the nearest mall, two by two; the last of an odd number is as wide as two. */
export function EntryCards({ brands, rank, mall, nearbyMall }: HomeCards) {
  const text = useText();
  const pick = usePickLocale();
  if (!(brands ?? rank ?? mall ?? nearbyMall)) return null;
  const entry = (
    kind: string,
    to: ReturnType<typeof paths.rank>,
    name: string | undefined,
    sub: string | undefined,
    card?: EntryCard,
  ) => (
    <Link className={css['entry']} data-kind={kind} to={to}>
      <span className={css['words']}>
        <span className={css['name']}>{name}</span>
        {sub && <span className={css['sub']}>{sub}</span>}
      </span>
      {card?.cornerMarkerDisplaySwitch && (
        <span className={css['corner']}>{text('home.cornerMark')}</span>
      )}
      {card && (
        <Picture
          src={pick(card.iconUrl)}
          asked={ASKED.mallIcon}
          width={40}
          height={40}
          alt=""
          background="transparent"
          fit="contain"
        />
      )}
    </Link>
  );
  return (
    <div className={css['entries']}>
      {brands && (
        // Opens the configured page, validated like every link.
        <TargetLink
          className={css['brands']}
          where="home-cards.brands"
          raw={brands.url}
          source="brand"
        >
          <span className={css['name']}>{pick(brands.name) ?? text('home.brands')}</span>
          <span className={css['logos']}>
            {brands.brandLogos.slice(0, LOGO_COUNT).map(({ logo, name }) => (
              <Picture
                key={`${name} ${logo}`}
                className={css['logo']}
                src={logo}
                asked={ASKED.brandLogo}
                width={28}
                height={28}
                alt={name}
              />
            ))}
          </span>
        </TargetLink>
      )}
      {rank && entry('rank', paths.rank({}), pick(rank.name), pick(rank.subTitle), rank)}
      {mall &&
        entry('mall', paths.shoppingMallListPage(), pick(mall.name), pick(mall.subTitle), mall)}
      {nearbyMall &&
        entry(
          'nearbyMall',
          paths.mall({ id: nearbyMall.mallId }),
          nearbyMall.mallName,
          `${pick(nearbyMall.subTitle) ?? text('home.nearbyMall')} · ${formatDistance(nearbyMall.distance)}`,
        )}
    </div>
  );
}
