import type { ProductCard } from '../../api/generated/types.ts';
import { ExposedCoupon } from '../coupon/ExposedCoupon.tsx';
import { ProductTicket } from '../store-page/ProductTicket.tsx';
import type { Usable } from '../usable-now/usable-now.ts';
import css from './OtherVouchers.module.css';

interface OtherVouchersProps {
  storeId: string;
  products: readonly ProductCard[];
  usableOf: (product: ProductCard) => Usable;
}

/** What else the store sells, as on its own page. */
export function OtherVouchers({ storeId, products, usableOf }: OtherVouchersProps) {
  return (
    <ul className={css['list']}>
      {products.map((product, position) => {
        const at = { scene: 'voucher', position } as const;
        return (
          <ExposedCoupon key={product.productId} skuId={product.skuId} at={at} list={storeId}>
            <ProductTicket
              product={product}
              store={{ storeId, channelId: '' }}
              usable={usableOf(product)}
              at={at}
              heading="h3"
            />
          </ExposedCoupon>
        );
      })}
    </ul>
  );
}
