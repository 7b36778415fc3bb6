import { formatRp } from '../../i18n/format.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { rupiahOf } from '../../lib/rupiah.ts';
import { Field } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import type { MoneyCheckBody, OrderId } from '../../api/generated/types.ts';
import { plainText } from '../../lib/plain-text.ts';

/** Contract `MoneyCheckBody`. */
const MAX_REFERENCE = 40;

export interface MoneyForm {
  by: 'reference' | 'time';
  reference: string;
  /** As a `datetime-local` field has it, in Jakarta's time: `2026-11-26T11:05`. */
  paidAt: string;
  /** As people and banks write it. */
  amount: string;
}

export type MoneyProblem =
  | 'no-reference'
  | 'no-time'
  | 'in-future'
  | 'no-amount'
  | 'unclear-amount';

const JAKARTA_MS = 7 * 3_600_000;

/** The body to send, or the first thing that is wrong. */
export function moneyBody(
  { by, reference, paidAt, amount }: MoneyForm,
  orderId: OrderId,
  nowMs: number,
): MoneyCheckBody | MoneyProblem {
  if (by === 'reference') {
    const text = plainText(reference);
    return text === '' ? 'no-reference' : { orderId, reference: text.slice(0, MAX_REFERENCE) };
  }
  const paidTime = Date.parse(`${paidAt}Z`) - JAKARTA_MS;
  if (!Number.isFinite(paidTime)) return 'no-time';
  // A minute that has begun.
  if (paidTime > nowMs + 60_000) return 'in-future';
  const amountRp = rupiahOf(amount);
  if (amount.trim() === '' || amountRp === 0) return 'no-amount';
  // Not guessed: another amount opens a case though the money is there.
  if (amountRp === undefined) return 'unclear-amount';
  return { orderId, paidTime, amount: amountRp };
}

interface MoneyFieldsProps {
  form: MoneyForm;
  wrong: MoneyProblem | undefined;
  failure: string;
  onChange: (change: Partial<MoneyForm>) => void;
  onSubmit: () => void;
}

const PROBLEMS: Readonly<Record<MoneyProblem, TextKey>> = {
  'no-reference': 'payment.moneyNoReference',
  'no-time': 'payment.moneyNoTime',
  'in-future': 'payment.moneyInFuture',
  'no-amount': 'payment.moneyNoAmount',
  'unclear-amount': 'payment.moneyUnclearAmount',
};

/** What the buyer can know of the payment. */
export function MoneyFields({ form, wrong, failure, onChange, onSubmit }: MoneyFieldsProps) {
  const text = useText();
  /** How the amount was understood. */
  const read = rupiahOf(form.amount);
  const problemOf = (...which: MoneyProblem[]) =>
    wrong && which.includes(wrong) ? text(PROBLEMS[wrong]) : undefined;
  return (
    <form
      className={layout['stack4']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className={font['prose']}>{text('payment.moneyNote')}</p>
      <RadioGroup
        legend={text('payment.moneyBy')}
        isLegendHidden
        value={form.by}
        onChange={(by) => onChange({ by })}
        options={[
          { value: 'reference', label: text('payment.moneyByReference') },
          { value: 'time', label: text('payment.moneyByTime') },
        ]}
      />
      {form.by === 'reference' ? (
        <Field
          label={text('payment.moneyReference')}
          hint={text('payment.moneyReferenceHint')}
          problem={problemOf('no-reference')}
        >
          {(about) => (
            <input
              {...about}
              type="text"
              maxLength={MAX_REFERENCE}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={form.reference}
              onChange={({ target }) => onChange({ reference: target.value })}
            />
          )}
        </Field>
      ) : (
        <>
          <Field
            label={text('payment.moneyTime')}
            hint={text('payment.moneyTimeHint')}
            problem={problemOf('no-time', 'in-future')}
          >
            {(about) => (
              <input
                {...about}
                type="datetime-local"
                value={form.paidAt}
                onChange={({ target }) => onChange({ paidAt: target.value })}
              />
            )}
          </Field>
          <Field
            label={text('payment.moneyAmount')}
            hint={read ? formatRp(read) : undefined}
            problem={problemOf('no-amount', 'unclear-amount')}
          >
            {(about) => (
              <input
                {...about}
                type="text"
                inputMode="decimal"
                maxLength={40}
                autoComplete="off"
                value={form.amount}
                onChange={({ target }) => onChange({ amount: target.value })}
              />
            )}
          </Field>
        </>
      )}
      {failure && (
        <p className={tint['problem']} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
