import { queryClient } from './query.ts';

/**
 * A change of what is shown, in every query whose key begins so. What is on its way to one of them was
 * asked before the change, and may not have it: then it is made once more, so `change` can be made twice.
 */
export function changeAll<Data>(queryKey: readonly unknown[], change: (data: Data) => Data): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const make = (): void =>
      void queryClient.setQueryData<Data>(query.queryKey, (data) => data && change(data));
    make();
    // One that brings nothing changes nothing; whoever shows it says what failed.
    query.promise?.then(make, () => undefined);
  }
}
