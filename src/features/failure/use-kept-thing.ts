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
  /** Whether what was asked for with this body stands until the reply: the same thing, seen from elsewhere. */
  isSame?: (before: Body) => boolean;
  rows?: FailureRows;
  staleTime?: number;
}

/** Options of its query, for `prefetchQuery`. */
export function keptQuery<Body extends object, Data>({
  endpoint,
  body,
  keep,
  staleTime,
}: Omit<KeptThing<Body, Data>, 'kept' | 'rows' | 'isSame'>) {
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
  isSame,
  ...options
}: KeptThing<Body, Data>): Thing<Data> {
  const query = useQuery({
    ...keptQuery(options),
    placeholderData: (data, before) =>
      before && isSame?.(before.queryKey[1] as Body) ? data : undefined,
  });
  const [early] = useState(kept);
  return useThing(query, { early, ...(rows && { rows }) });
}
