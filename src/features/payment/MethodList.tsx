import { useId } from 'react';
import type { PayMethod } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bagIcon, phoneIcon, qrIcon } from '../../ui/icons.ts';
import { Radio, RadioList } from '../../ui/RadioGroup.tsx';
import { PAY_METHODS } from '../order/words.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './MethodList.module.css';
import type { MethodProblem, PayWay } from './methods.ts';

const FACES = {
  QRIS: { icon: qrIcon, note: 'payment.qrisNote' },
  EWALLET: { icon: phoneIcon, note: 'payment.ewalletNote' },
  CASH: { icon: bagIcon, note: 'payment.cashNote' },
} as const satisfies Record<PayMethod, { icon: unknown; note: TextKey }>;

interface MethodListProps {
  ways: readonly PayWay[];
  chosen: PayMethod | undefined;
  onChoose: (method: PayMethod) => void;
}

/** The ways to pay; one that cannot be taken says why (merchant 5). */
export function MethodList({ ways, chosen, onChoose }: MethodListProps) {
  const text = useText();
  const name = useId();
  return (
    <RadioList title={text('payment.methodTitle')} className={surface['panel']}>
      {ways.map(({ method, problem }) => (
        <Radio
          key={method}
          className={css['option']}
          name={name}
          value={method}
          checked={method === chosen}
          disabled={problem !== undefined}
          onChange={() => onChoose(method)}
        >
          <Icon shape={FACES[method].icon} />
          <span className={classes(layout['growWords'], layout['stack'])}>
            <span className={font['strong']}>{text(PAY_METHODS[method])}</span>
            <span className={classes(font['note'], css['note'])}>
              {problem ? problemText(text, method, problem) : text(FACES[method].note)}
            </span>
          </span>
        </Radio>
      ))}
    </RadioList>
  );
}

function problemText(
  text: ReturnType<typeof useText>,
  method: PayMethod,
  problem: MethodProblem,
): string {
  switch (problem.name) {
    case 'not-offered':
      // It may take cash at its till: only for vouchers it does not.
      return text(method === 'CASH' ? 'payment.cashNotOffered' : 'payment.notOffered');
    case 'too-much':
      return text('payment.tooMuch', { amount: formatRp(problem.maxRp) });
    case 'too-little':
      return text('payment.tooLittle', { amount: formatRp(problem.minRp) });
  }
}
