import { type ReactNode, type RefObject, useRef } from 'react';
import { PatientFailure } from '../../features/failure/LoadFailure.tsx';
import { useLocationStart } from '../../features/location/location.ts';
import { type MallPage, useMalls } from '../../features/mall/use-malls.ts';
import { PlaceNote } from '../../features/location/PlaceNote.tsx';
import { Link } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { OpenLine } from '../../features/opening-hours/OpenLine.tsx';
import { ListSince } from '../../features/paged-list/ListSince.tsx';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import type { MallEntry } from '../../api/generated/types.ts';
import { formatCount, formatDistance } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Mall.module.css';

export { takeMalls } from '../../features/mall/arrived.ts';

const THREE = [0, 1, 2];

export function MallListScreen() {
  return <Malls />;
}

/** All malls, nearest first, below a notice. Discovery 4. */
export function Malls({ notice }: { notice?: ReactNode }) {
  const text = useText();
  const scroller = useRef<HTMLElement>(null);
  return (
    <Screen title={text('platform.pageMalls')} back={useBackButton()} scrollRef={scroller}>
      <div className={space['pad4']}>
        {notice}
        <MallList scrollerRef={scroller} />
      </div>
    </Screen>
  );
}

function MallList({ scrollerRef }: { scrollerRef: RefObject<HTMLElement | null> }) {
  const text = useText();
  const toHome = useToHome();
  useLocationStart();
  const list = useMalls();
  return (
    <>
      <PlaceNote />
      <ListSince list={list} />
      <PagedList
        list={list}
        row={row}
        label={text('platform.pageMalls')}
        scrollerRef={scrollerRef}
        waiting={
          <div className={layout['stack3']} role="status" aria-label={text('mall.loading')}>
            {THREE.map((place) => (
              <Skeleton key={place} width="100%" height={262} radius={16} />
            ))}
          </div>
        }
        Failure={PatientFailure}
        empty={
          <StateBlock
            picture="nothingFound"
            title={text('mall.emptyTitle')}
            description={text('mall.emptyNote')}
            action={toHome}
          />
        }
      />
    </>
  );
}

const row = (mall: MallEntry, position: number, { queryId, traceId }: MallPage) => (
  <MallCard mall={mall} at={{ scene: 'malls', position, queryId, traceId }} />
);

interface MallCardProps {
  mall: MallEntry;
  at: CardPlace;
}

/** The whole card is the mall's link. */
function MallCard({ mall, at }: MallCardProps) {
  const { mallId, mallName, businessState } = mall;
  const told = { ...at, mallId };
  return (
    <Exposed
      as="div"
      id={`malls ${at.queryId} ${mallId}`}
      onExposed={() => track('mall_expo', told)}
    >
      <article className={classes(surface['sheet'], box['anchor'])}>
        <Picture
          className={classes(layout['wide'], css['top'])}
          src={mall.iconUrl}
          asked={MALL_PICTURE}
          width={360}
          height={180}
          alt=""
          background={mall.backgroundColor}
          priority={at.position === 0 ? 'high' : undefined}
        />
        <div className={classes(layout['stack1'], space['pad3'])}>
          <h2 className={classes(font['title'], font['words'])}>
            <Link
              className={classes(surface['stretched'], css['link'])}
              to={paths.mall({ id: mallId })}
              onClick={() => track('mall_click', told)}
            >
              {mallName}
            </Link>
          </h2>
          <p className={classes(tint['softWords'], letters['lines14'])}>
            <MallFacts mall={mall} />
          </p>
          {businessState && (
            <p>
              <OpenLine state={businessState} />
            </p>
          )}
        </div>
      </article>
    </Exposed>
  );
}

/** Where it is, how far, and how many stores it has. */
export function MallFacts({ mall }: { mall: MallEntry }) {
  const text = useText();
  const { businessDistrictName, distance, storeCount } = mall;
  return [
    businessDistrictName,
    formatDistance(distance),
    text('mall.storeCount', { count: storeCount, shown: formatCount(storeCount) }),
  ].join(' · ');
}

/** Pixels that are asked of the image host, at every ratio of the screen; drawn 2:1 out of 4:3. */
export const MALL_PICTURE = { w: 720 } as const;
