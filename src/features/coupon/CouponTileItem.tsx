import type { AssetCard } from '../../api/generated/types.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { CouponTile } from './CouponTile.tsx';
import { ExposedCoupon } from './ExposedCoupon.tsx';

interface CouponTileItemProps {
  as?: 'li' | 'div' | undefined;
  asset: AssetCard;
  at: CardPlace;
  /** Identifies the list within its scene. */
  list: string;
  className?: string | undefined;
}

/** A voucher of a strip, with its exposure event. */
export function CouponTileItem({ as, asset, at, list, className }: CouponTileItemProps) {
  return (
    <ExposedCoupon as={as} className={className} skuId={asset.skuId} at={at} list={list}>
      <CouponTile asset={asset} at={at} />
    </ExposedCoupon>
  );
}
