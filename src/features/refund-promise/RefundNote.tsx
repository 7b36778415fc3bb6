import type { RefundPromise } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { historyIcon, warningIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './RefundNote.module.css';
import { REFUND_MEANINGS, REFUND_WORDS } from './words.ts';

interface RefundNoteProps {
  promise: RefundPromise;
  /** What happens to this voucher's money when it expires unused. */
  end?: string | undefined;
}

/** The promise with what it means (B2), where one decides: voucher, checkout, order. */
export function RefundNote({ promise, end }: RefundNoteProps) {
  const text = useText();
  return (
    <div className={classes(surface['well'], layout['beside'], css['note'])} data-kind={promise}>
      <Icon shape={promise === 'NONE' ? warningIcon : historyIcon} size={20} />
      <p>
        <strong className={classes(font['bold'], box['ownLine'])}>
          {text(REFUND_WORDS[promise])}
        </strong>
        <span className={tint['soft14']}>
          {[text(REFUND_MEANINGS[promise]), promise !== 'NONE' && end].filter(Boolean).join(' ')}
        </span>
      </p>
    </div>
  );
}
