import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';

interface ListSinceProps {
  list: {
    query: { error: unknown; dataUpdatedAt: number; isFetching: boolean; refetch: () => unknown };
    /** `keptAtMs`: of an earlier visit, when the server sent it, by this device. */
    pages: readonly { keptAtMs?: number | undefined }[] | undefined;
  };
}

/** Rows that could not be loaded again: of when they are. */
export function ListSince({ list: { query, pages } }: ListSinceProps) {
  const text = useText();
  const locale = useLocale();
  const page = pages?.[0];
  if (!query.error || !page) return null;
  const time = formatMoment(page.keptAtMs ?? query.dataUpdatedAt, locale);
  return (
    <div className={classes(layout['ends'], space['gap0by3'], tint['aside'])}>
      <p className={layout['fillWords']} role="status">
        {text('common.listSince', { time })}
      </p>
      <button
        type="button"
        className={classes(layout['target'], tint['textButton'])}
        disabled={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {text('common.retry')}
      </button>
    </div>
  );
}
