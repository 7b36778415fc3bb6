/**
 * The calls of home's first view, started by the boot script before React is loaded.
 *
 * Invariant: the bodies are built by the same functions from the same point as the first rendering's,
 * else the answers would be fetched twice. Nothing of React, and no component, is imported here.
 */
import { send } from '../../api/call.ts';
import { keepEarly } from '../../api/early.ts';
import { startPoint } from '../location/start-point.ts';
import { firstParam, WHOLE_LIST } from '../store-list/paging.ts';
import { pageCall } from '../store-list/store-page.ts';
import { cardsBody, looseCardList } from './cards.ts';

/** Call once, after storage is open and the API's context is set. */
export function prefetchHome(): void {
  const { signal } = new AbortController();
  const point = startPoint();
  const cards = cardsBody(point);
  keepEarly(looseCardList.path, cards, send(looseCardList, cards, signal));
  const { endpoint, body } = pageCall(WHOLE_LIST, firstParam(WHOLE_LIST, point));
  keepEarly(endpoint.path, body, send(endpoint, body, signal));
}
