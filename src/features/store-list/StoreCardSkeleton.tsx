import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './StoreList.module.css';

/** As high as a store with two vouchers. */
export function StoreCardSkeleton() {
  return (
    <div className={classes(surface['panel3'], css['card'])} aria-hidden="true">
      <div className={layout['beside']}>
        <Skeleton width={96} height={96} radius={12} />
        <div className={classes(layout['fill'], css['body'])}>
          <Skeleton width="75%" height={18} />
          <div className={css['bones']}>
            <Skeleton width="55%" height={12} />
            <Skeleton width="65%" height={12} />
            <Skeleton width="80%" height={12} />
          </div>
        </div>
      </div>
      <div className={css['coupons']}>
        <Skeleton width="100%" height={56} radius={10} />
        <Skeleton width="100%" height={56} radius={10} />
      </div>
    </div>
  );
}
