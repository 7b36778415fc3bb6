import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as codes from '../../api/generated/codes.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { isListed, loadedRow, relatedQuery, useVideos } from '../../features/video/use-videos.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { Player } from './Player.tsx';
import { PlayerWaiting } from './PlayerFrame.tsx';
import { useToExplore } from './use-to-explore.ts';

const FAILURES = absentAt(codes.VIDEO_ABSENT);

/**
 * The video of `?id=`, and what is related to it, one below the other. Spec home 2, 3 "Videos"; discovery 5.
 * A link without an id is reported and plays explore's feed.
 */
export function PlayVideoScreen() {
  const text = useText();
  const { id } = useRouteParams('playVideo');
  const first = useFirst(id);
  const list = useVideos(relatedQuery(first));
  // Of explore: it is shown until the player's own list has come.
  const [early] = useState(() => loadedRow(first));
  const back = useBackButton();
  const toExplore = useToExplore();

  useEffect(() => {
    if (id === undefined) reportProblem('video.id', new Error('a link to a video without its id'));
  }, [id]);

  const { query } = list;
  const isEarly = list.rows.length === 0 && query.isPending && !query.error && early !== undefined;
  const rows = isEarly ? [early] : list.rows;
  if (rows.length > 0)
    return <Player key={first} rows={rows} list={list} first={first} wanted={id ?? ''} />;
  if (query.error)
    return (
      <Screen title={text('platform.pageVideo')} back={back}>
        <LoadFailure
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          rows={FAILURES}
          wayOn={toExplore}
          waits
        />
      </Screen>
    );
  if (query.isPending || query.hasNextPage) return <PlayerWaiting back={back} />;
  return (
    <Screen title={text('platform.pageVideo')} back={back}>
      <StateBlock picture="nothingFound" title={text('video.emptyTitle')} action={toExplore} />
    </Screen>
  );
}

/**
 * The video that the list began with. The address follows the video in view; the entry's state has the
 * first one, so that who comes back finds the same list at the same video, while it is loaded.
 */
function useFirst(id: string | undefined): string {
  const { state } = useLocation() as { state: unknown };
  const [first] = useState(() => {
    const kept = firstOf(state);
    return id !== undefined && kept !== undefined && isListed(kept, id) ? kept : (id ?? '');
  });
  return first;
}

function firstOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('firstVideo' in state)) return undefined;
  return typeof state.firstVideo === 'string' ? state.firstVideo : undefined;
}
