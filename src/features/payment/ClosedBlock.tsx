import { useNavigate } from 'react-router';
import type { MoneyReturn, OrderId } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './Payment.module.css';
import { ReturnList } from './ReturnList.tsx';

interface ClosedBlockProps {
  orderId: OrderId;
  returns: readonly MoneyReturn[];
}

/** The order waits no longer. What came too late returns by itself. Buying 2. */
export function ClosedBlock({ orderId, returns }: ClosedBlockProps) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <div className={classes(layout['stack3'], css['content'])}>
      <StateBlock
        picture={returns.length > 0 ? 'refund' : 'doneToday'}
        title={text('payment.closedTitle')}
        description={text(returns.length > 0 ? 'payment.closedReturns' : 'payment.closedNote')}
        action={{
          label: text('payment.toOrder'),
          onSelect: () =>
            void navigate(paths.groupCouponOrderDetail({ orderId }), { replace: true }),
        }}
      />
      <ReturnList returns={returns} />
    </div>
  );
}
