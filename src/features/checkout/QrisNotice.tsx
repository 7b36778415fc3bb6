import type { SettlementData, SplitWish } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { PAY_METHODS } from '../order/words.ts';
import { canSplit } from '../split/split-wish.ts';
import { tooLarge, type TooLarge } from './payable.ts';
import css from './QrisNotice.module.css';

interface QrisNoticeProps {
  shown: SettlementData;
  split: SplitWish | undefined;
  isLocked: boolean;
  onQuantity: (quantity: number) => void;
}

/**
 * More than one payment can be, by QRIS or by any method, said before ordering: another way, fewer pieces,
 * or more people. Merchant 5; buying 5.
 */
export function QrisNotice({ shown, split, isLocked, onQuantity }: QrisNoticeProps) {
  const text = useText();
  const found = tooLarge(shown, split);
  if (!found) return null;
  const { maxRp, others, isShare, fewer } = found;
  const ways = others.map((method) => text(PAY_METHODS[method])).join(', ');
  return (
    <div className={css['notice']} role="status">
      <p className={css['title']}>
        {text(others.length > 0 ? 'checkout.qrisTitle' : 'checkout.payMaxTitle', {
          amount: formatRp(maxRp),
        })}
      </p>
      <p>
        {others.length > 0
          ? text(isShare ? 'checkout.qrisShare' : 'checkout.qrisOthers', { ways })
          : text(wayOut(found, canSplit(shown)))}
      </p>
      {fewer !== undefined && fewer > 0 && (
        <Button variant="secondary" disabled={isLocked} onClick={() => onQuantity(fewer)}>
          {text('checkout.qrisFewer', { count: fewer })}
        </Button>
      )}
    </div>
  );
}

function wayOut({ isShare, fewer }: TooLarge, mayShare: boolean): TextKey {
  if (isShare) return 'checkout.payMaxShare';
  if (fewer === 0) return mayShare ? 'checkout.payMaxSplitOnly' : 'checkout.payMaxNone';
  return mayShare ? 'checkout.payMaxSplit' : 'checkout.qrisNoOther';
}
