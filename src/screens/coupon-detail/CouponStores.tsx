import { useState } from 'react';
import type { VoucherStore } from '../../api/generated/types.ts';
import { Outlets } from '../../features/redeem/Outlets.tsx';
import { StoreRow } from '../../features/voucher/StoreRow.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';

interface CouponStoresProps {
  couponId: string;
  /** What this device has kept of them; undefined: they are asked for. */
  kept: readonly VoucherStore[] | undefined;
}

/** All outlets that take the voucher, nearest first. Home 7 `applicable_store_list`. */
export function CouponStores({ couponId, kept }: CouponStoresProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" wide onClick={() => setIsOpen(true)}>
        {text('wallet.allStores')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('voucher.storesTitle')}
        closeLabel={text('common.close')}
      >
        {kept ? (
          <ul>
            {kept.map((store) => (
              <li key={store.storeId}>
                <StoreRow store={store} />
              </li>
            ))}
          </ul>
        ) : (
          <Outlets couponId={couponId} />
        )}
      </Sheet>
    </>
  );
}
