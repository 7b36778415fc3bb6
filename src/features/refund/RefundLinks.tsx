import type { Refund } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Link } from '../navigation/Link.tsx';
import { StateChip } from '../order/StateChip.tsx';
import { RETURN_STATUS_WORDS } from '../order/words.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { useNotices } from './notices.ts';
import { CAUSE_WORDS } from './words.ts';

/** Each refund with its state; a tap shows its steps. */
export function RefundLinks({ refunds }: { refunds: readonly Refund[] }) {
  const text = useText();
  const locale = useLocale();
  useNotices(refunds);
  return (
    <ul className={classes(layout['stack'], box['divided'])}>
      {refunds.map((refund) => (
        <li key={refund.refundId}>
          <Link
            className={classes(layout['row3'], space['pad2by0'], box['tall56'])}
            to={paths.refundDetail({ refundId: refund.refundId })}
          >
            <span className={classes(layout['stack'], layout['grow'])}>
              <span className={classes(layout['line'], space['gap1by2'])}>
                <span className={font['price']}>{formatRp(refund.amount)}</span>
                <StateChip words={RETURN_STATUS_WORDS[refund.status]} />
              </span>
              <span className={classes(font['note'], font['paragraph'])}>
                {isPresent(refund.expectedDate)
                  ? text('aftersale.arrivesBy', { date: formatDate(refund.expectedDate, locale) })
                  : text(CAUSE_WORDS[refund.cause])}
              </span>
            </span>
            <Icon shape={chevronRightIcon} size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
