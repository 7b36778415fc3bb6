import type { PayMethodOption, SettlementData } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { PAY_METHODS } from '../order/words.ts';
import { payWays } from '../payment/methods.ts';
import css from './QrisNotice.module.css';
import { isPresent } from '../../lib/present.ts';

interface QrisNoticeProps {
  shown: SettlementData;
  isLocked: boolean;
  onQuantity: (quantity: number) => void;
}

/** Over the limit of one payment by QRIS, said before ordering: fewer pieces, or another way. Merchant 5. */
export function QrisNotice({ shown, isLocked, onQuantity }: QrisNoticeProps) {
  const text = useText();
  const { qrisMaxQuantity, payAmount, methodList } = shown;
  if (!isPresent(qrisMaxQuantity)) return null;
  const others = payWays(methodList, payAmount).filter(
    ({ method, problem }) => method !== 'QRIS' && !problem,
  );
  return (
    <div className={css['notice']} role="status">
      <p className={css['title']}>
        {text('checkout.qrisTitle', { amount: formatRp(maxOf(methodList)) })}
      </p>
      <p>
        {others.length > 0
          ? text('checkout.qrisOthers', {
              ways: others.map(({ method }) => text(PAY_METHODS[method])).join(', '),
            })
          : text('checkout.qrisNoOther')}
      </p>
      {qrisMaxQuantity > 0 && (
        <Button variant="secondary" disabled={isLocked} onClick={() => onQuantity(qrisMaxQuantity)}>
          {text('checkout.qrisFewer', { count: qrisMaxQuantity })}
        </Button>
      )}
    </div>
  );
}

function maxOf(methods: readonly PayMethodOption[]): number {
  return methods.find(({ method }) => method === 'QRIS')?.maxRp ?? 0;
}
