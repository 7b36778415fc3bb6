import { useQuery } from '@tanstack/react-query';
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
  rows?: FailureRows;
  staleTime?: number;
}

/** A thing that the device keeps, to be shown while it cannot be loaded. */
export function useKeptThing<Body extends object, Data>({
  endpoint,
  body,
  keep,
  kept,
  rows,
  ...options
}: KeptThing<Body, Data>): Thing<Data> {
  const query = useQuery({
    queryKey: [endpoint.path, body],
    queryFn: async ({ signal }) => {
      const data = await call(endpoint, body, { signal });
      keep(data);
      return data;
    },
    ...options,
  });
  const [early] = useState(kept);
  return useThing(query, { early, ...(rows && { rows }) });
}
