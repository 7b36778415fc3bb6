import { useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import { reportProblem } from '../../telemetry/report.ts';
import {
  type Failure,
  type FailureRows,
  failureOf,
  isGone,
  unnamedFailure,
  USUAL_ROWS,
} from './failure-rows.ts';

/** What a page needs of a query, or of several that it waits for together. */
export interface ThingQuery<Data> {
  data: Data | undefined;
  dataUpdatedAt: number;
  error: Error | null;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => unknown;
}

interface ThingOptions<Data> {
  /** Whether the address names a thing. */
  isNamed?: boolean;
  rows?: FailureRows;
  /** What this device or a list already has of it. */
  early?: { data: Data; atMs: number } | undefined;
  /** Name of the report of a failure; absent: none is made. */
  reportAs?: string;
}

/** The thing of a page: what is shown of it, and otherwise why not. Both undefined: it is loading. */
export interface Thing<Data> {
  data: Data | undefined;
  /** When the data came, by this device. */
  updatedAtMs: number;
  failure: Failure | undefined;
  error: Error | null;
  rows: FailureRows;
  isBusy: boolean;
  retry: () => void;
}

/** Early data stand until there is a reply, or a refusal; without either they stay. */
export function useThing<Data>(
  query: ThingQuery<Data>,
  { isNamed = true, rows = USUAL_ROWS, early, reportAs }: ThingOptions<Data> = {},
): Thing<Data> {
  const { error } = query;
  useEffect(() => {
    if (error && reportAs !== undefined) reportProblem(reportAs, error);
  }, [error, reportAs]);
  const isRefused = error instanceof ApiError && error.kind === 'business';
  const isEarly = query.data === undefined && !isRefused && early !== undefined;
  const had = isEarly ? early.data : query.data;
  const data = isGone(error, rows) ? undefined : had;
  const isFailed = error !== null && data === undefined;
  return {
    data,
    updatedAtMs: isEarly ? early.atMs : query.dataUpdatedAt,
    failure: isNamed ? (isFailed ? failureOf(error, rows) : undefined) : unnamedFailure(rows),
    error,
    rows,
    isBusy: query.isFetching,
    // A page that was opened from the cache may be asking already.
    retry: () => void query.refetch({ cancelRefetch: false }),
  };
}
