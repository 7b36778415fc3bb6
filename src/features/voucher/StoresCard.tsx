import { useState } from 'react';
import type { VoucherStore } from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { StoreList } from './StoreList.tsx';
import { StoreRow } from './StoreRow.tsx';
import css from './StoresCard.module.css';
import { useApplicableStores } from './use-applicable-stores.ts';

interface StoresCardProps {
  skuId: string;
  /** The voucher's own store. */
  store: VoucherStore;
  count: number;
}

/** Merchant 3 `availableStoreNum`: where it is taken; the nearest one, and all of them on a sheet. */
export function StoresCard({ skuId, store, count }: StoresCardProps) {
  return count > 1 ? <ManyStores {...{ skuId, store, count }} /> : <StoreRow store={store} />;
}

function ManyStores({ skuId, store, count }: StoresCardProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const list = useApplicableStores({ skuId });
  const nearest = list.rows[0]?.item ?? store;
  return (
    <>
      {typeof nearest.distance === 'number' && (
        <p className={css['nearest']}>{text('voucher.nearestFirst')}</p>
      )}
      <StoreRow store={nearest} />
      <div className={css['all']}>
        <Button variant="secondary" wide onClick={() => setIsOpen(true)}>
          {text('voucher.allStores', { count: formatCount(count) })}
        </Button>
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('voucher.storesTitle')}
        closeLabel={text('common.close')}
      >
        <StoreList list={list} />
      </Sheet>
    </>
  );
}
