import type { ReactNode } from 'react';
import type { OrderItem } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import css from './OrderItemRow.module.css';

const PICTURE_PX = 72;

interface OrderItemRowProps {
  item: OrderItem;
  /** Beside the price, as the refund promise (B2). */
  badge?: ReactNode;
  /** False where the store stands above it already. */
  hasStore?: boolean;
}

/** What was bought, as it was when it was bought. */
export function OrderItemRow({ item, badge, hasStore = true }: OrderItemRowProps) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <div className={css['row']}>
      <Picture
        className={css['picture']}
        src={item.imageUrl}
        asked={ASKED.product}
        width={PICTURE_PX}
        height={PICTURE_PX}
        alt=""
        background={item.backgroundColor}
      />
      <div className={css['words']}>
        <p className={css['name']}>{pick(item.productName)}</p>
        {hasStore && <p className={css['store']}>{item.storeName}</p>}
        <p className={css['line']}>
          <span className={css['price']}>{formatRp(item.salePrice)}</span>
          <span className={css['quantity']}>
            {text('order.quantity', { count: item.quantity })}
          </span>
          {badge}
        </p>
      </div>
    </div>
  );
}
