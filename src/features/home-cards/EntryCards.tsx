import { Link } from '../navigation/Link.tsx';
import type {
  BrandPavilionCard,
  EntryCard as Card,
  MallNearbyCard,
} from '../../api/generated/types.ts';
import { formatDistance } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { chevronRightIcon } from '../../ui/icons.ts';
import css from './EntryCards.module.css';
import { TargetLink } from '../navigation/TargetLink.tsx';

/** Spec home 9. */
const LOGO_COUNT = 3;

/** Ranking and mall list side by side; one alone takes the full width. */
export function EntryPair({ rank, mall }: { rank: Card | undefined; mall: Card | undefined }) {
  return (
    <div className={css['pair']}>
      {rank && <Entry card={rank} to={paths.rank({})} kind="rank" />}
      {mall && <Entry card={mall} to={paths.shoppingMallListPage()} kind="mall" />}
    </div>
  );
}

function Entry({
  card,
  to,
  kind,
}: {
  card: Card;
  to: ReturnType<typeof paths.rank>;
  kind: 'rank' | 'mall';
}) {
  const text = useText();
  const pick = usePickLocale();
  const subTitle = pick(card.subTitle);
  return (
    <Link className={css['entry']} data-kind={kind} to={to}>
      <span className={css['words']}>
        <span className={css['name']}>{pick(card.name)}</span>
        {subTitle && <span className={css['sub']}>{subTitle}</span>}
      </span>
      <Picture
        src={pick(card.iconUrl)}
        asked={ASKED.mallIcon}
        width={52}
        height={52}
        alt=""
        background="transparent"
        fit="contain"
      />
      {card.cornerMarkerDisplaySwitch && (
        <span className={css['corner']}>{text('home.cornerMark')}</span>
      )}
    </Link>
  );
}

/** Opens the configured page, validated like every link. */
export function BrandPavilion({ card }: { card: BrandPavilionCard }) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <TargetLink className={css['wide']} where="home-cards.brands" raw={card.url} source="brand">
      <span className={css['words']}>
        <span className={css['name']}>{pick(card.name) ?? text('home.brands')}</span>
        <span className={css['sub']}>{text('home.brandsNote')}</span>
      </span>
      <span className={css['logos']}>
        {card.brandLogos.slice(0, LOGO_COUNT).map(({ logo, name }) => (
          <Picture
            key={`${name} ${logo}`}
            className={css['logo']}
            src={logo}
            asked={ASKED.brandLogo}
            width={48}
            height={48}
            alt={name}
          />
        ))}
      </span>
      <Icon shape={chevronRightIcon} size={18} className={css['chevron']} />
    </TargetLink>
  );
}

export function NearbyMall({ card }: { card: MallNearbyCard }) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <Link className={css['wide']} to={paths.mall({ id: card.mallId })}>
      <Picture
        className={css['mallPicture']}
        src={card.iconUrl}
        asked={ASKED.mallIcon}
        width={72}
        height={54}
        alt=""
      />
      <span className={css['words']}>
        <span className={css['kicker']}>{pick(card.subTitle) ?? text('home.nearbyMall')}</span>
        <span className={css['name']}>{card.mallName}</span>
        <span className={css['sub']}>
          {text('home.nearbyMallFacts', {
            distance: formatDistance(card.distance),
            count: card.storeCount,
          })}
        </span>
      </span>
      <Icon shape={chevronRightIcon} size={18} className={css['chevron']} />
    </Link>
  );
}
