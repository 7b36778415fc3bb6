import { StoreList } from '../voucher/StoreList.tsx';
import { StoreRow } from '../voucher/StoreRow.tsx';
import { useApplicableStores } from '../voucher/use-applicable-stores.ts';

/** The nearest outlet that takes the voucher, with its map. */
export function NearestOutlet({ couponId }: { couponId: string }) {
  const [nearest] = useApplicableStores({ couponId }).rows;
  return nearest ? <StoreRow store={nearest.item} /> : null;
}

/** All outlets that take the voucher, nearest first. */
export function Outlets({ couponId }: { couponId: string }) {
  return <StoreList list={useApplicableStores({ couponId })} />;
}
