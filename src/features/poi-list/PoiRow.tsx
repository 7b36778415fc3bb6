import type { StoreEntry, StoreHit } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import { KeptStoreCard } from '../favourite/KeptStoreCard.tsx';
import { useStartArea } from '../location/PlaceNote.tsx';
import { Marked } from './Marked.tsx';
import css from './PoiList.module.css';
import type { PoiPage } from './use-poi-list.ts';

interface PoiRowProps {
  store: StoreEntry;
  /** That it came in. */
  page: PoiPage;
  /** Index in the whole list. */
  position: number;
  scene: 'category' | 'search';
  isFirstNear: boolean;
}

/** A store with what of it was searched for; the first near one has a heading above it. */
export function PoiRow({ store, page, position, scene, isFirstNear }: PoiRowProps) {
  const { algorithmId, traceId, queryId } = page;
  const at = { scene, position, algorithmId, traceId, queryId };
  const hit = page.hits?.find(({ poiId }) => poiId === store.poiId);
  return (
    <Exposed
      as="div"
      id={`${scene} ${queryId} ${store.poiId}`}
      className={box['anchor']}
      onExposed={() => track('store_card_expo', { ...at, poiId: store.poiId })}
    >
      {isFirstNear && <NearHeading />}
      <KeptStoreCard
        store={store}
        {...at}
        // Also below the heading of the near ones: far down the list, that is not in the document.
        heading="h2"
        {...(hit &&
          hit.nameRanges.length > 0 && {
            name: <Marked text={store.storeName} ranges={hit.nameRanges} />,
          })}
        {...(hit?.dish && { note: <DishLine dish={hit.dish} /> })}
      />
    </Exposed>
  );
}

/** Above what is near the position, or near where the list starts without one. */
function NearHeading() {
  const text = useText();
  const area = useStartArea();
  return (
    <div className={classes(layout['stack1'], space['above4'], space['below3'])}>
      <h2 className={font['big']}>
        {area === undefined ? text('poi.near') : text('poi.nearArea', { area })}
      </h2>
      <p className={font['note']}>
        {text(area === undefined ? 'poi.nearNote' : 'poi.nearAreaNote')}
      </p>
    </div>
  );
}

/** The dish that was found on the store's menu. */
function DishLine({ dish }: { dish: NonNullable<StoreHit['dish']> }) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <p className={classes(font['fine'], css['dish'])}>
      {text('poi.dish', { name: pick(dish.dishName) ?? '', price: formatRp(dish.price) })}
    </p>
  );
}
