import { useId } from 'react';
import type { SettlementData } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import css from './Checkout.module.css';
import { limitWords } from './limit-words.ts';

interface QuantityRowProps {
  shown: SettlementData;
  /** What is asked for; the server may say less. */
  quantity: number;
  isLocked: boolean;
  onChange: (quantity: number) => void;
}

/** How many, and why not more. Merchant 3 `receiveTimesDailyLimit`, `receiveTimesLimit`, `orderUseLimitNum`. */
export function QuantityRow({ shown, quantity, isLocked, onChange }: QuantityRowProps) {
  const text = useText();
  const id = useId();
  const words = limitWords(text, shown, quantity);
  return (
    <div>
      <div className={css['between']}>
        <p className={css['label']}>{text('checkout.quantity')}</p>
        <Stepper
          label={text('checkout.quantity')}
          lessLabel={text('checkout.less')}
          moreLabel={text('checkout.more')}
          value={quantity}
          min={1}
          max={Math.max(1, shown.maxQuantity)}
          disabled={isLocked}
          describedBy={words.length > 0 ? id : undefined}
          onChange={onChange}
        />
      </div>
      {words.length > 0 && (
        <ul className={css['notes']} id={id}>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
