/**
 * Lists of places that were asked for elsewhere: by a link the first page is asked for before the position is
 * known. Spec home 4 "Home list"; discovery 2, 4.
 */
import { hashKey, type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { PageParam } from '../../api/pages.ts';
import { recovering } from '../../api/recovery.ts';
import { type PagedQuery, replacePages, usePages } from '../../api/use-pages.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { useLocationState } from './location.ts';
import { isNear, type Point } from './start-point.ts';

interface PlaceParam extends PageParam {
  point: Point;
}

/**
 * `usePages` of a list by distance. Once a position is found elsewhere, its first page is asked for there and
 * replaces all pages; until then the old ones stay.
 */
export function usePagesNear<Page, Item, Param extends PlaceParam>(
  list: PagedQuery<Page, Item, Param>,
) {
  const { key, first, enabled = true } = list;
  const client = useQueryClient();
  const { position } = useLocationState();
  const paged = usePages(list);
  const data = paged.query.data as InfiniteData<Page, Param> | undefined;
  const askedAt = data?.pageParams[0]?.point;
  const isElsewhere =
    enabled &&
    first !== undefined &&
    position?.success === true &&
    askedAt !== undefined &&
    !isNear(askedAt, first.point);
  // Another position, found while the list is asked for at the last one, begins again.
  const wanted = isElsewhere ? hashKey([key, first.point]) : undefined;

  const restart = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!first) return;
    const page = await list.fetch(first, signal);
    if (signal.aborted) return;
    await replacePages(client, key, page, first);
  });
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const controller = new AbortController();
    const stop = recovering(
      () => restart(controller.signal),
      (error) => reportProblem('location.list', error),
    );
    return () => {
      stop();
      controller.abort();
    };
  }, [wanted]);
  return paged;
}
