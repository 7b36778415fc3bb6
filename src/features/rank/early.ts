import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { startPoint } from '../location/start-point.ts';
import { rankCall, ranksCall } from './rank-calls.ts';

/** Starts the calls of a link to the rankings: the tabs, and the stores of the one that it opens at. */
export async function startPage(): Promise<void> {
  const { rankId } = routeParams('rank', location.search);
  const tabs = startCall(ranksCall);
  const opened = rankId || (await tabs).rankList[0]?.rankId;
  if (opened) await startCall(rankCall(opened, [], { pageNo: 1, point: startPoint() }));
}
