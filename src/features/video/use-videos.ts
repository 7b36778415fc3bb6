/**
 * Videos: explore's feed, and what follows a video in the player. Spec home 3 "Videos", 4 "Other", 5, 9;
 * discovery 5.
 *
 * Invariant: a loaded list is never asked for again by itself: its rows stay where they are. Explore's is
 * replaced as a whole under a new refresh key.
 */
import { useMemo } from 'react';
import type * as v from 'valibot';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { pullContent } from '../../api/generated/calls/pull-content.ts';
import type { VideoRecord } from '../../api/generated/types.ts';
import { nextParam, type PageRow } from '../../api/pages.ts';
import { queryClient } from '../../api/query.ts';
import { type PagedQuery, pagesQuery, usePages } from '../../api/use-pages.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { currentPoint } from '../location/location.ts';
import { hiddenVideos } from './hidden-videos.ts';
import { listCache } from '../store-list/list-cache.ts';
import { storedVideos } from './stored-keys.ts';
import {
  EXPLORE,
  feedEndpoint,
  relatedTo,
  type VideoChoice,
  type VideoParam,
  videosCall,
} from './video-calls.ts';

/** Kept by this device: explore's first page, so that there are posters without a network. */
const videoCache = listCache(storedVideos, 1);

/** A record with its poster; the others are left out (spec home 5). */
export interface Video extends VideoRecord {
  previewImageUrl: string;
}

export interface VideoPage extends v.InferOutput<typeof feedEndpoint.data> {
  /** Of the call that fetched it. */
  traceId: string;
}

export type VideoRow = PageRow<VideoPage, Video>;

export const videosOf = ({ records }: { records: readonly VideoRecord[] }): Video[] =>
  records.flatMap((record) =>
    record.previewImageUrl ? [{ ...record, previewImageUrl: record.previewImageUrl }] : [],
  );

type VideoQuery = PagedQuery<VideoPage, Video, VideoParam>;

function videosQuery(choice: VideoChoice, key: string): VideoQuery {
  const { scene } = choice;
  return {
    key: [pullContent.path, scene, key],
    first: { pageNo: 1, queryId: '', point: currentPoint() },
    fetch: async (param, signal) => {
      const { endpoint, body } = videosCall(choice, param);
      const page = { ...(await call(endpoint, body, { signal })), traceId: traceId() };
      if (choice === EXPLORE && param.pageNo === 1) videoCache.keepTabs(keptPage(page));
      return page;
    },
    // By the records that came: a page whose posters are all missing is not the end.
    next: (pages, param) => {
      const last = pages.at(-1);
      return last && nextParam(last, last.records.length, param);
    },
    items: videosOf,
    id: ({ contentId: id }) => id,
    staleTime: 'static',
  };
}

const traceId = (): string => apiContext().sessionId();

/** Explore's. */
export const columnsQuery = (refreshKey: number): VideoQuery =>
  videosQuery(EXPLORE, String(refreshKey));

/** The player's: the video itself, and what is related to it; without a video explore's feed. */
export const relatedQuery = (contentId: string): VideoQuery =>
  videosQuery(relatedTo(contentId), contentId || 'player');

/** The list without what the viewer does not want to see; `all` has every row. */
export function useVideos(query: VideoQuery) {
  const { rows: all, ...list } = usePages(query);
  const hidden = useAtom(hiddenVideos);
  const rows = useMemo(() => all.filter(({ item }) => !hidden.has(item.contentId)), [all, hidden]);
  return { ...list, all, rows };
}

export type VideoList = ReturnType<typeof useVideos>;

/** The row of a video in any list that is loaded: it is drawn before its own list has come. */
export function loadedRow(contentId: string): VideoRow | undefined {
  const lists = queryClient.getQueriesData<{ pages: VideoPage[] }>({
    queryKey: [pullContent.path],
  });
  for (const [, data] of lists)
    for (const page of data?.pages ?? []) {
      const item = videosOf(page).find((video) => video.contentId === contentId);
      if (item) return { id: contentId, item, page };
    }
  return undefined;
}

/** Whether the loaded part of the list that began with `first` has the video. */
export function isListed(first: string, contentId: string): boolean {
  const { queryKey } = pagesQuery(relatedQuery(first));
  const pages = queryClient.getQueryData(queryKey)?.pages ?? [];
  return pages.some((page) => videosOf(page).some((video) => video.contentId === contentId));
}

/** Without vouchers: their prices may be wrong when they are shown. */
function keptPage<Page extends { records: readonly VideoRecord[] }>(page: Page) {
  const records = page.records.map(({ asset: _priced, ...record }) => record);
  return { ...page, records, hasMore: false };
}

/** Explore's first page of an earlier visit. */
export function keptRows(): { rows: VideoRow[]; atMs: number } | undefined {
  const kept = videoCache.keptTabs(feedEndpoint.data);
  if (!kept) return undefined;
  const page = { ...kept.data, traceId: '' };
  return {
    rows: videosOf(page).map((item) => ({ id: item.contentId, item, page })),
    atMs: kept.atMs,
  };
}
