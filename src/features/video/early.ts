import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { startPoint } from '../location/start-point.ts';
import { loadAhead } from '../../ui/picture/picture-url.ts';
import { POSTER } from './poster.ts';
import { EXPLORE, relatedTo, type VideoChoice, videosCall } from './video-calls.ts';

const start = (choice: VideoChoice) =>
  startCall(videosCall(choice, { pageNo: 1, queryId: '', point: startPoint() }));

/** Starts the call of a link to a video, or to the player without one, and then loads the first poster. */
export async function startPlayer(): Promise<void> {
  const { records } = await start(relatedTo(routeParams('playVideo', location.search).id ?? ''));
  loadAhead(records[0]?.previewImageUrl ?? undefined, POSTER);
}

/** Starts the call of a link to explore. Whether it is there at all comes with the first screen's code. */
export async function startExplore(): Promise<void> {
  await start(EXPLORE);
}
