import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { headCall, itemsCall, openedSession } from './flash-calls.ts';

/** Starts the calls of a link to a flash sale: its sessions, and the items of the one that it opens at. */
export async function startPage(): Promise<void> {
  const { pageId, session } = routeParams('flashDeal', location.search);
  if (!pageId) return;
  const head = startCall(headCall(pageId));
  const items = (key: string) => startCall(itemsCall(key, { pageNo: 1, queryId: '' }));
  if (session) {
    await Promise.all([head, items(session)]);
    return;
  }
  const { activeSession, sessionList } = await head;
  const opened = openedSession(activeSession, sessionList[0]?.sessionUniqueKey);
  if (opened) await items(opened);
}
