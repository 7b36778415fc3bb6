import { classes } from '../../ui/classes.ts';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from '../../features/payment/Payment.module.css';
import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of the payment screens. */
export function PayBones() {
  const text = useText();
  return (
    <div
      className={classes(layout['stack3'], css['content'])}
      role="status"
      aria-label={text('common.loading')}
    >
      <div className={classes(surface['panel'], layout['stack3'])}>
        <div className={classes(layout['axis2'], font['centred'])}>
          <Skeleton width={90} height={20} />
          <Skeleton width={160} height={37} />
          <Skeleton width={140} height={29} />
        </div>
        <Skeleton width="100%" height={44} />
        <Skeleton width="100%" height={72} />
      </div>
      <MethodBones />
    </div>
  );
}

/** The shape of the list of methods. */
export function MethodBones() {
  return (
    <div className={classes(surface['panel'], layout['stack3'])}>
      <Skeleton width="40%" height={20} />
      <Skeleton width="100%" height={60} />
      <Skeleton width="100%" height={60} />
      <Skeleton width="100%" height={60} />
    </div>
  );
}
