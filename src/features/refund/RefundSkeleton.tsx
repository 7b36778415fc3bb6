import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';

/** Of both pages of a refund. */
export function RefundSkeleton() {
  const text = useText();
  return (
    <div
      className={classes(layout['stack3'], layout['page'])}
      role="status"
      aria-label={text('common.loading')}
    >
      {[120, 200, 160].map((height) => (
        <div key={height} className={surface['panel']} aria-hidden="true">
          <Skeleton width="100%" height={height} />
        </div>
      ))}
    </div>
  );
}
