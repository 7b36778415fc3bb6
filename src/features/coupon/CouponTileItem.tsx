import { CouponTile, type CouponTileProps } from './CouponTile.tsx';
import { ExposedCoupon } from './ExposedCoupon.tsx';

interface CouponTileItemProps extends CouponTileProps {
  as?: 'li' | 'div' | undefined;
  /** Identifies the list within its scene. */
  list: string;
  className?: string | undefined;
}

/** A voucher of a strip, with its exposure event. */
export function CouponTileItem({ as, list, className, ...tile }: CouponTileItemProps) {
  return (
    <ExposedCoupon as={as} className={className} skuId={tile.asset.skuId} at={tile.at} list={list}>
      <CouponTile {...tile} />
    </ExposedCoupon>
  );
}
