import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteOpened, orderDetailQuery } from './order-queries.ts';

/** One order, asked for again when the app comes back: from the bank's app, for example. */
export function useOrder(orderId: string) {
  const query = useQuery({
    ...orderDetailQuery(orderId),
    enabled: orderId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) noteOpened(orderId);
  }, [isThere, orderId]);
  return query;
}
