import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import type { FailureRows } from './failure-rows.ts';
import { type Thing, useThing } from './use-thing.ts';

interface KeptThing<Body, Data> {
  endpoint: Endpoint<Body, Data>;
  body: Body;
  /** Each reply. */
  keep: (data: Data) => void;
  /** What was kept of an earlier visit; read once. */
  kept: () => { data: Data; atMs: number } | undefined;
  /** Its body has a position: what was loaded from elsewhere stands until the reply, and after a failure. */
  moves?: true;
  rows?: FailureRows;
  staleTime?: number;
}

/** Options of its query, for `prefetchQuery`. */
export function keptQuery<Body extends object, Data>({
  endpoint,
  body,
  keep,
  staleTime,
}: Omit<KeptThing<Body, Data>, 'kept' | 'rows' | 'moves'>) {
  return queryOptions({
    queryKey: [endpoint.path, body],
    queryFn: async ({ signal }) => {
      const data = await call(endpoint, body, { signal });
      keep(data);
      return data;
    },
    ...(staleTime !== undefined && { staleTime }),
  });
}

/** A thing that the device keeps, to be shown while it cannot be loaded. */
export function useKeptThing<Body extends object, Data>({
  kept,
  rows,
  moves,
  ...options
}: KeptThing<Body, Data>): Thing<Data> {
  const query = useQuery(keptQuery(options));
  const [early, setEarly] = useState(kept);
  const { data, dataUpdatedAt: atMs } = query;
  if (moves && data !== undefined && data !== early?.data) setEarly({ data, atMs });
  return useThing(query, { early, ...(rows && { rows }) });
}
