import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StoreRow } from './StoreRow.tsx';
import css from './StoresCard.module.css';
import type { useApplicableStores } from './use-applicable-stores.ts';

/** The stores that take a voucher, on a sheet. */
export function StoreList({ list }: { list: ReturnType<typeof useApplicableStores> }) {
  const text = useText();
  const { query, rows, more } = list;
  return (
    <>
      <ul className={css['list']}>
        {rows.map(({ id, item }) => (
          <li key={id}>
            <StoreRow store={item} />
          </li>
        ))}
      </ul>
      {query.isPending && <Skeleton width="100%" height={128} radius={12} />}
      {query.isError && !query.isFetching && (
        <div className={css['failed']} role="alert">
          <p>{text('voucher.storesFailed')}</p>
          <Button
            variant="secondary"
            onClick={() => void (rows.length > 0 ? more() : query.refetch())}
          >
            {text('common.retry')}
          </Button>
        </div>
      )}
      {query.hasNextPage && !query.isError && (
        <div className={css['all']}>
          <Button
            variant="secondary"
            wide
            isBusy={query.isFetchingNextPage}
            onClick={() => void more()}
          >
            {text('voucher.moreStores')}
          </Button>
        </div>
      )}
    </>
  );
}
