import type { RefundPromise } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import { REFUND_WORDS } from './words.ts';

/** B2: said before buying, on the card already. */
export function RefundBadge({ promise }: { promise: RefundPromise }) {
  const text = useText();
  return (
    <span className={classes(font['note'], promise === 'ANY_TIME' && font['fine'])}>
      {text(REFUND_WORDS[promise])}
    </span>
  );
}
