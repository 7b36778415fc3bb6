import { useState } from 'react';
import type { MoneyBack } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { takesDestination } from './money-back.ts';
import { NameDestinationSheet } from './NameDestinationSheet.tsx';
import css from './RefundWay.module.css';

interface MoneyBackRowProps {
  back: MoneyBack | null | undefined;
}

/** Where money should go if a voucher is not used: only where it cannot go back to how it was paid. */
export function MoneyBackRow({ back }: MoneyBackRowProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  if (!takesDestination(back)) return null;
  const isNamed = back.way === 'NAMED';
  return (
    <>
      <button
        type="button"
        className={css['way']}
        data-due={isNamed ? undefined : true}
        onClick={() => setAsking(true)}
      >
        {text(isNamed ? 'aftersale.changeDestination' : 'aftersale.nameDestination')}
        <Icon shape={chevronRightIcon} size={18} />
      </button>
      <NameDestinationSheet
        orderId={back.orderId}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
