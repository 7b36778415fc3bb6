import { useId, useState } from 'react';
import type { CouponBatch, HomepageCoupons, ProductCard } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { ExposedCoupon } from '../coupon/CouponParts.tsx';
import type { Usable } from '../usable-now/usable-now.ts';
import { BatchTicket } from './BatchTicket.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Products.module.css';
import { MoreToggle } from './MoreToggle.tsx';
import { ProductTicket, type StoreOfProduct } from './ProductTicket.tsx';

/** Merchant 9: lists of vouchers and coupons collapse to their first three. */
export const COLLAPSED_COUNT = 3;

export function collapsed<Item>(items: readonly Item[], isOpen: boolean): readonly Item[] {
  return isOpen ? items : items.slice(0, COLLAPSED_COUNT);
}

export function isCollapsible(items: readonly unknown[]): boolean {
  return items.length > COLLAPSED_COUNT;
}

interface DiscountSectionProps {
  coupons: HomepageCoupons;
  store: StoreOfProduct;
  usableOf: (product: ProductCard) => Usable;
  onClaim: (batch: CouponBatch) => void;
  claimingId: string | undefined;
}

/** Merchant 2 "Discount section": vouchers on sale and free coupons, each list collapsed at three. */
export function DiscountSection({
  coupons: { productList, couponBatchList },
  store,
  usableOf,
  onClaim,
  claimingId,
}: DiscountSectionProps) {
  const text = useText();
  return (
    <>
      {couponBatchList.length > 0 && (
        <Collapsible
          title={text('merchant.coupons')}
          items={couponBatchList}
          keyOf={({ batchId }) => batchId}
          renderItem={(batch) => (
            <BatchTicket
              batch={batch}
              isClaiming={claimingId === batch.batchId}
              onClaim={() => onClaim(batch)}
            />
          )}
        />
      )}
      {productList.length > 0 && (
        <Collapsible
          title={text('merchant.vouchers')}
          items={productList}
          keyOf={({ productId }) => productId}
          renderItem={(product, position) => {
            const at = { scene: 'merchant', position } as const;
            return (
              <ExposedCoupon as="div" skuId={product.skuId} at={at} list={store.storeId}>
                <ProductTicket product={product} store={store} usable={usableOf(product)} at={at} />
              </ExposedCoupon>
            );
          }}
        />
      )}
    </>
  );
}

interface CollapsibleProps<Item> {
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, position: number) => React.ReactNode;
}

function Collapsible<Item>({ title, items, keyOf, renderItem }: CollapsibleProps<Item>) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h3 className={classes(font['name'], css['title'])}>{title}</h3>
      <ul className={layout['stack2']} id={id} aria-label={title}>
        {collapsed(items, isOpen).map((item, position) => (
          <li key={keyOf(item)}>{renderItem(item, position)}</li>
        ))}
      </ul>
      {isCollapsible(items) && (
        <MoreToggle
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={id}
          more={text('merchant.seeMore', { count: items.length - COLLAPSED_COUNT })}
        />
      )}
    </>
  );
}
