import type { RefundStatus } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Link } from '../navigation/Link.tsx';
import css from './RefundWay.module.css';

const NEXT: Partial<Record<RefundStatus, TextKey>> = {
  FAILED: 'aftersale.resend',
  WAIT_DESTINATION: 'aftersale.sayWhere',
};

/** To the refund's page, by what is to be done there. B1 "no state without a next step". */
export function RefundWay({ refundId, status }: { refundId: string; status: RefundStatus }) {
  const text = useText();
  const next = NEXT[status];
  return (
    <Link
      className={css['way']}
      data-due={next ? true : undefined}
      to={paths.refundDetail({ refundId })}
    >
      {text(next ?? 'aftersale.follow')}
      <Icon shape={chevronRightIcon} size={18} />
    </Link>
  );
}
