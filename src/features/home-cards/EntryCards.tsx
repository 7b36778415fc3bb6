import type { EntryCard } from '../../api/generated/types.ts';
import { formatDistance } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { Link } from '../navigation/Link.tsx';
import { TargetLink } from '../navigation/TargetLink.tsx';
import type { HomeCards } from './cards.ts';
import { classes } from '../../ui/classes.ts';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './HomeCards.module.css';

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
      <span className={classes(layout['stack'], layout['fill'])}>
        <span className={font['boldWords']}>{name}</span>
        {sub && <span className={classes(font['note'], css['sub'])}>{sub}</span>}
      </span>
      {card?.cornerMarkerDisplaySwitch && (
        <span className={classes(font['label'], surface['loud'], css['corner'])}>
          {text('home.cornerMark')}
        </span>
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
    <div className={layout['flow2']}>
      {brands && (
        // Opens the configured page, validated like every link.
        <TargetLink
          className={css['brands']}
          where="home-cards.brands"
          raw={brands.url}
          source="brand"
        >
          <span className={font['boldWords']}>{pick(brands.name) ?? text('home.brands')}</span>
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
