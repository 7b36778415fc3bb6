import { queryClient } from './query.ts';

/**
 * Updates the cached data of every query with this key prefix. A request in flight was sent before the
 * change and may not include it, so the change is applied to its reply again: `change` must be idempotent.
 */
export function changeAll<Data>(queryKey: readonly unknown[], change: (data: Data) => Data): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const make = (): void =>
      void queryClient.setQueryData<Data>(query.queryKey, (data) => {
        const next = data && change(data);
        // What has not changed keeps its age.
        return next === data ? undefined : next;
      });
    make();
    // A failed request changes nothing; its screen shows the error.
    query.promise?.then(make, () => undefined);
  }
}
