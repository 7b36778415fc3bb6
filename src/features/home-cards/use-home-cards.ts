import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { earlyCall } from '../../api/early.ts';
import type { Left } from '../../lib/left.ts';
import { clock } from '../../lib/now.ts';
import { currentPoint } from '../location/location.ts';
import { isNear, type Point } from '../location/start-point.ts';
import { tellCache, useErrorToast } from '../store-list/list-failures.ts';
import { storedHomeCards } from './stored-keys.ts';
import { arrangeCards, cardsBody, homeCardList, type HomeCards, vCards } from './cards.ts';

/** Older cards are refetched when home is shown again. */
const FRESH_MS = 60_000;

export interface ReceivedCards {
  cards: HomeCards;
  /** Milliseconds since the epoch. */
  receivedAtMs: number;
  /** Of the flash sale; absent for cached cards, which know nothing of how long it still lasts. */
  flashLeft?: Left | undefined;
  /** Position of the request; absent for cached cards. */
  point?: Point;
}

async function fetchCards(signal: AbortSignal): Promise<ReceivedCards> {
  const point = currentPoint();
  const body = cardsBody(point);
  // Discovery 3: an end counts from the start of the request, which may be the boot script's.
  const atMs = earlyCall(homeCardList.path, body)?.atMs ?? performance.now();
  const { cardList } = await call(homeCardList, body, { signal });
  const receivedAtMs = clock.nowMs();
  storedHomeCards.set({ savedAtMs: receivedAtMs, cards: cardList });
  const cards = arrangeCards(cardList);
  const leftMs = (cards.flashSale?.countdownTime ?? 0) * 1000;
  return { cards, receivedAtMs, point, flashLeft: leftMs > 0 ? { leftMs, atMs } : undefined };
}

function cachedCards(): ReceivedCards | undefined {
  const cached = storedHomeCards.get();
  if (!cached) {
    tellCache(storedHomeCards.name, 'none');
    return undefined;
  }
  const cards = v.safeParse(vCards, cached.cards);
  if (!cards.success) {
    // The fetch of fresh ones follows.
    tellCache(storedHomeCards.name, 'broken');
    return undefined;
  }
  return { cards: arrangeCards(cards.output), receivedAtMs: cached.savedAtMs };
}

/** Cached cards as initial data, then fresh ones (spec home 4). */
export const homeCardsQuery = queryOptions({
  queryKey: ['home-cards'],
  queryFn: ({ signal }) => fetchCards(signal),
  initialData: cachedCards,
  initialDataUpdatedAt: 0,
  staleTime: FRESH_MS,
});

/** A failure with a message shows it as a toast. */
export function useHomeCards() {
  const query = useQuery(homeCardsQuery);
  useErrorToast(query.error);
  const { data, refetch } = query;
  /** The nearest mall changes only with the user's position. */
  const refetchIfMoved = async (): Promise<void> => {
    if (!data?.point || !isNear(data.point, currentPoint())) await refetch();
  };
  return { query, refetchIfMoved };
}
