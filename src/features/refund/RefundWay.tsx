import type { RefundId, RefundStatus } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Link } from '../navigation/Link.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Destination.module.css';

const NEXT: Partial<Record<RefundStatus, TextKey>> = {
  FAILED: 'aftersale.resend',
  WAIT_DESTINATION: 'aftersale.sayWhere',
};

/** To the refund's page, by what is to be done there. B1 "no state without a next step". */
export function RefundWay({ refundId, status }: { refundId: RefundId; status: RefundStatus }) {
  const text = useText();
  const next = NEXT[status];
  return (
    <Link
      className={classes(layout['row1'], tint['link'], box['tall'], box['apart'], css['way'])}
      data-due={next ? true : undefined}
      to={paths.refundDetail({ refundId })}
    >
      {text(next ?? 'aftersale.follow')}
      <Icon shape={chevronRightIcon} size={18} />
    </Link>
  );
}
