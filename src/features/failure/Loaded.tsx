import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { LoadFailure } from './LoadFailure.tsx';
import css from './LoadFailure.module.css';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'dataUpdatedAt' | 'error' | 'isFetching' | 'refetch'>;
  /** Said above data that could not be loaded again; takes `time`. */
  since: TextKey;
  skeleton: ReactNode;
  /** As `LoadFailure`. */
  absentCodes?: readonly string[];
  wayOn?: { label: string; onSelect: () => void };
  children: (data: Data) => ReactNode;
}

/** A page of one reply: its skeleton, its failure, or what was loaded, also when that is old, but not gone. */
export function Loaded<Data>({
  query,
  since,
  skeleton,
  absentCodes,
  wayOn,
  children,
}: LoadedProps<Data>) {
  const text = useText();
  const locale = useLocale();
  const { data, error } = query;
  const isGone = error instanceof ApiError && absentCodes?.includes(error.code) === true;
  if (data === undefined || isGone)
    return error ? (
      <LoadFailure
        error={error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
        wayOn={wayOn}
        {...(absentCodes && { absentCodes })}
      />
    ) : (
      skeleton
    );
  return (
    <>
      {error && (
        <p className={css['age']} role="status">
          {text(since, { time: formatMoment(query.dataUpdatedAt, locale) })}
        </p>
      )}
      {children(data)}
    </>
  );
}
