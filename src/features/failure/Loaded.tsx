import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/format-date.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import { FailureBlock } from './FailureBlock.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { Thing } from './use-thing.ts';

export interface LoadedProps<Data> {
  thing: Thing<Data>;
  /** Said above data that could not be loaded again; takes `time`. Absent: they are shown as they are. */
  since?: TextKey;
  skeleton: ReactNode;
  /** As `LoadFailure`. */
  wayOn?: { label: string; onSelect: () => void };
  children: (data: Data) => ReactNode;
}

/** A page of one thing: its skeleton, its failure, or what was loaded, also when that is old, but not gone. */
export function Loaded<Data>({ thing, since, skeleton, wayOn, children }: LoadedProps<Data>) {
  const text = useText();
  const locale = useLocale();
  const { data, error, failure, rows, isBusy, retry } = thing;
  if (failure)
    return error ? (
      <LoadFailure error={error} isBusy={isBusy} onRetry={retry} rows={rows} wayOn={wayOn} />
    ) : (
      <FailureBlock failure={failure} onRetry={retry} wayOn={wayOn} />
    );
  if (data === undefined) return skeleton;
  return (
    <>
      {error && since && (
        <p className={classes(space['pad2by4'], box['onSunk'], tint['soft'])} role="status">
          {text(since, { time: formatMoment(thing.updatedAtMs, locale) })}
        </p>
      )}
      {children(data)}
    </>
  );
}
