import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { clock } from '../../lib/now.ts';
import { currentPoint } from '../location/location.ts';
import { isNear, type Point } from '../location/start-point.ts';
import { tellCache } from '../store-list/tell-cache.ts';
import { useErrorToast } from '../store-list/use-error-toast.ts';
import { storedHomeCards } from './stored-keys.ts';
import { arrangeCards, cardsBody, homeCardList, type HomeCards, vCards } from './cards.ts';

/** Cards older than this are fetched again when home is shown again. */
const FRESH_MS = 60_000;

export interface ReceivedCards {
  cards: HomeCards;
  /** The countdown runs from here: it came with the answer. */
  receivedAtMs: number;
  /** Where they were asked for; unknown of cached ones. */
  point?: Point;
}

async function fetchCards(signal: AbortSignal): Promise<ReceivedCards> {
  const point = currentPoint();
  const { cardList: cards } = await call(homeCardList, cardsBody(point), { signal });
  const receivedAtMs = clock.nowMs();
  storedHomeCards.set({ savedAtMs: receivedAtMs, cards });
  return { cards: arrangeCards(cards), receivedAtMs, point };
}

function cachedCards(): ReceivedCards | undefined {
  const cached = storedHomeCards.get();
  if (!cached) {
    tellCache(storedHomeCards.name, 'none');
    return undefined;
  }
  const cards = v.safeParse(vCards, cached.cards);
  if (!cards.success) {
    // The fresh ones are on their way.
    tellCache(storedHomeCards.name, 'broken');
    return undefined;
  }
  return { cards: arrangeCards(cards.output), receivedAtMs: cached.savedAtMs };
}

/** The cached cards first, then fresh ones (spec home 4). */
export const homeCardsQuery = queryOptions({
  queryKey: ['home-cards'],
  queryFn: ({ signal }) => fetchCards(signal),
  initialData: cachedCards,
  initialDataUpdatedAt: 0,
  staleTime: FRESH_MS,
});

/** A failure that has a message shows it as a toast. */
export function useHomeCards() {
  const query = useQuery(homeCardsQuery);
  useErrorToast(query.error);
  const { data, refetch } = query;
  /** The nearest mall is another one only when the user is somewhere else. */
  const refetchIfMoved = async (): Promise<void> => {
    if (!data?.point || !isNear(data.point, currentPoint())) await refetch();
  };
  return { query, refetchIfMoved };
}
