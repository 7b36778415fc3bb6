import { formatRp } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { rupiahOf } from '../../lib/rupiah.ts';
import { Field } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { MAX_REFERENCE, type MoneyForm, type MoneyProblem } from './money-check.ts';
import css from './MoneyFields.module.css';

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
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className={css['hint']}>{text('payment.moneyNote')}</p>
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
        <p className={css['problem']} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
