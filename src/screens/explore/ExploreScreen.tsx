import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { serversWords } from '../../api/errors.ts';
import { queryClient } from '../../api/query.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { useLocationStart } from '../../features/location/location.ts';
import { PatientFailure } from '../../features/failure/LoadFailure.tsx';
import { NextPage } from '../../features/paged-list/NextPage.tsx';
import { useFlags } from '../../features/remote-config/use-flag.ts';
import {
  columnsQuery,
  keptRows,
  useVideos,
  type VideoList,
} from '../../features/video/use-videos.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshIcon } from '../../ui/icons.ts';
import { PullToRefresh } from '../../ui/list/PullToRefresh.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { toast } from '../../ui/toast.ts';
import { useFirstPage } from '../../ui/use-first-page.ts';
import tint from '../../ui/style/tint.module.css';
import { VideoGrid, VideoGridSkeleton } from './VideoGrid.tsx';
import css from './Explore.module.css';

/** The tab is there while its flag is on (spec home 2); its address leads home without it. */
export function ExploreScreen() {
  const text = useText();
  const navigate = useNavigate();
  const { flags, query } = useFlags();
  useFirstPage();
  // Until the first reply of a device the flag is its default, which says nothing.
  const isOff = !flags.exploreTab && !query.isPending;
  useEffect(() => {
    if (isOff) void navigate(paths.home(), { replace: true });
  }, [isOff, navigate]);
  if (flags.exploreTab) return <Feed />;
  return (
    <Screen hasTabBar title={text('frame.tabExplore')}>
      <VideoGridSkeleton />
    </Screen>
  );
}

/** Two columns of videos. Spec home 2, 4 "Other"; discovery 5. */
function Feed() {
  const text = useText();
  const pick = usePickLocale();
  const scroller = useRef<HTMLElement>(null);
  const [refreshKey, setRefreshKey] = useState(0);
  useLocationStart();
  const list = useVideos(columnsQuery(refreshKey));
  const [isRefreshing, setRefreshing] = useState(false);

  // Replaces all records under a new key (spec home 4), when they are there: until then, and after a
  // failure, the old ones stay.
  const refresh = async (): Promise<void> => {
    if (isRefreshing) return;
    setRefreshing(true);
    const next = refreshKey + 1;
    try {
      await queryClient.fetchInfiniteQuery(pagesQuery(columnsQuery(next)));
      queryClient.removeQueries({ queryKey: columnsQuery(refreshKey).key, exact: true });
      setRefreshKey(next);
      scroller.current?.scrollTo(0, 0);
    } catch (error) {
      reportProblem('explore.refresh', error);
      toast(serversWords(error) || text('video.refreshFailed'));
    } finally {
      setRefreshing(false);
    }
  };

  const title = pick(list.pages?.[0]?.titleMap) ?? text('frame.tabExplore');
  return (
    <Screen
      hasTabBar
      scrollRef={scroller}
      header={
        <ActionBar
          title={title}
          actions={
            <IconButton
              icon={refreshIcon}
              label={text('video.refresh')}
              disabled={isRefreshing || list.query.isPending}
              onClick={() => void refresh()}
            />
          }
        />
      }
    >
      <PullToRefresh
        scrollerRef={scroller}
        onRefresh={refresh}
        isDisabled={list.rows.length === 0}
        pullLabel={text('home.pull')}
        releaseLabel={text('home.release')}
        busyLabel={text('home.refreshing')}
      />
      <div className={css['page']}>
        <Videos list={list} scrollerRef={scroller} onRefresh={() => void refresh()} />
      </div>
    </Screen>
  );
}

interface VideosProps {
  list: VideoList;
  scrollerRef: RefObject<HTMLElement | null>;
  onRefresh: () => void;
}

function Videos({ list, scrollerRef, onRefresh }: VideosProps) {
  const text = useText();
  const { query, rows, all } = list;
  const [kept] = useState(keptRows);
  if (rows.length > 0)
    return (
      <>
        <VideoGrid rows={all} scrollerRef={scrollerRef} />
        <NextPage list={list} scrollerRef={scrollerRef} />
      </>
    );
  if (query.error)
    return (
      <>
        <PatientFailure
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
        {kept && <Kept kept={kept} scrollerRef={scrollerRef} />}
      </>
    );
  if (query.isPending || query.hasNextPage)
    return (
      <>
        {!query.isPending && <NextPage list={list} scrollerRef={scrollerRef} isSilent />}
        <VideoGridSkeleton />
      </>
    );
  return (
    <StateBlock
      picture="nothingFound"
      title={text('video.emptyTitle')}
      action={{ label: text('video.refresh'), onSelect: onRefresh }}
    />
  );
}

interface KeptProps {
  kept: NonNullable<ReturnType<typeof keptRows>>;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** Posters of an earlier visit, and of when they are. */
function Kept({ kept: { rows, atMs }, scrollerRef }: KeptProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <p className={tint['aside']}>{text('video.since', { time: formatMoment(atMs, locale) })}</p>
      <VideoGrid rows={rows} scrollerRef={scrollerRef} />
    </>
  );
}
