import type { StoreEntry } from '../../api/generated/types.ts';
import { CardHeart } from '../../features/favourite/CardHeart.tsx';
import type { RankPage } from '../../features/rank/use-ranks.ts';
import { StoreCard } from '../../features/store-list/StoreCard.tsx';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './RankScreen.module.css';

/** Places on yellow. */
const PODIUM = 3;

interface RankRowProps {
  store: StoreEntry;
  page: RankPage;
  /** Index in the list, which a filter shortens. */
  position: number;
}

/** A store with its place on this ranking, and what the place was counted by. */
export function RankRow({ store, page, position }: RankRowProps) {
  const text = useText();
  const { rankId, algorithmId, traceId } = page;
  // Absent only where the reply lacks it.
  const place = store.rankInfo?.rankSort ?? position + 1;
  const at = { scene: 'rank', position, algorithmId, traceId } as const;
  const told = { ...at, rankId, poiId: store.poiId, place };
  // The page says which ranking this is.
  const { rankInfo: _said, ...bare } = store;
  return (
    <Exposed
      as="div"
      id={`rank ${rankId} ${store.poiId}`}
      className={css['row']}
      onExposed={() => track('rank_expo', told)}
    >
      <p className={classes(layout['row2'], space['below2'])}>
        <span
          className={classes(
            layout['middle'],
            layout['fixed'],
            box['oval'],
            font['price'],
            place <= PODIUM ? surface['yellow'] : box['onSunk'],
            css['place'],
          )}
          aria-hidden="true"
        >
          {place}
        </span>
        <VisuallyHidden>{text('rank.place', { place })}</VisuallyHidden>
        {typeof store.soldCount === 'number' && (
          <span className={classes(tint['softNumbers'], font['words'])}>
            {text('rank.sold', { count: formatCount(store.soldCount) })}
          </span>
        )}
      </p>
      <StoreCard
        store={bare}
        at={at}
        heading="h2"
        heart={<CardHeart store={store} scene="rank" />}
        onOpen={() => track('rank_click', told)}
      />
    </Exposed>
  );
}
