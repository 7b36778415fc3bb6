import { useState } from 'react';
import type { MoneyCheckData } from '../../api/generated/types.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { clock } from '../../lib/now.ts';
import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { moneyBody, type MoneyForm, type MoneyProblem } from './money-check.ts';
import { MoneyFields } from './MoneyFields.tsx';
import { MoneyVerdictBlock } from './MoneyVerdictBlock.tsx';
import { useMoneyCheck } from './use-money-check.ts';

interface MoneySheetProps {
  orderId: string;
  /** Rupiah that were asked for. */
  amount: number;
  isOpen: boolean;
  onClose: () => void;
  /** The order is paid with it. */
  onFound: () => void;
  /** To customer service, about this order. */
  onHelp: (found: MoneyCheckData | undefined) => void;
}

/** "Money taken?" (buying 5): by the receipt's reference, or by time and amount. What was typed stays. */
export function MoneySheet({ orderId, amount, isOpen, onClose, onFound, onHelp }: MoneySheetProps) {
  const text = useText();
  const [form, setForm] = useState<MoneyForm>(() => ({
    by: 'reference',
    reference: '',
    paidAt: inJakarta(clock.nowMs()).slice(0, 16),
    amount: String(amount),
  }));
  const [wrong, setWrong] = useState<MoneyProblem>();
  const { data, failure, isBusy, ask, again } = useMoneyCheck(onFound);

  function submit(): void {
    const body = moneyBody(form, orderId, clock.nowMs());
    if (typeof body === 'string') setWrong(body);
    else ask(body);
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('payment.moneyTitle')}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={
        data
          ? [
              data.verdict !== 'FOUND' && {
                variant: 'primary',
                label: text('payment.moneyHelp'),
                onClick: () => onHelp(data),
              },
              { variant: 'secondary', label: text('payment.moneyAgain'), onClick: again },
            ]
          : [
              {
                variant: 'primary',
                label: text('payment.moneyAsk'),
                isBusy,
                onClick: submit,
              },
            ]
      }
    >
      {data ? (
        <MoneyVerdictBlock data={data} />
      ) : (
        <MoneyFields
          form={form}
          wrong={wrong}
          failure={failure}
          onSubmit={submit}
          onChange={(change) => {
            setWrong(undefined);
            setForm({ ...form, ...change });
          }}
        />
      )}
    </Sheet>
  );
}
