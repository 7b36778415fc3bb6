import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import head from './Status.module.css';

/** Head, item and sums. */
export function OrderDetailSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('common.loading')}>
      <div
        className={classes(layout['flow'], tint['ground'], box['apart'], box['tops'], head['head'])}
      >
        <Skeleton width="60%" height={28} />
        <Skeleton width="90%" height={18} />
      </div>
      <div className={classes(layout['stack3'], layout['page'])} aria-hidden="true">
        <div className={surface['panel']}>
          <div className={classes(layout['flow'], space['gap2by3'], box['tops'])}>
            <Skeleton width="4.5rem" height="4.5rem" radius={12} />
            <div className={classes(layout['stack'], layout['share'], space['gapHair'])}>
              <Skeleton width="85%" height={18} />
              <Skeleton width="50%" height={16} />
              <Skeleton width="40%" height={18} />
            </div>
          </div>
        </div>
        <div className={surface['panel']}>
          <div className={layout['stack3']}>
            <Skeleton width="100%" height={18} />
            <Skeleton width="100%" height={18} />
            <Skeleton width="100%" height={22} />
          </div>
        </div>
        <div className={surface['panel']}>
          <Skeleton width="100%" height={96} />
        </div>
      </div>
    </div>
  );
}
