import type { RefundPromise } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import css from './RefundBadge.module.css';
import { REFUND_WORDS } from './words.ts';

/** B2: said before buying, on the card already. */
export function RefundBadge({ promise }: { promise: RefundPromise }) {
  const text = useText();
  return (
    <span className={css['badge']} data-kind={promise}>
      {text(REFUND_WORDS[promise])}
    </span>
  );
}
