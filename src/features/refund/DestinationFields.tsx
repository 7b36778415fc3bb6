import { useId, useState } from 'react';
import type { DestinationKind, RefundOption } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { PAY_METHODS } from '../order/words.ts';
import { BankSheet } from './BankSheet.tsx';
import type { DestinationForm, DestinationProblem } from './destination.ts';
import css from './Destination.module.css';
import { ORIGINAL_BLOCK_WORDS } from './words.ts';

interface DestinationFieldsProps {
  options: readonly RefundOption[];
  form: DestinationForm;
  /** Said under the fields. */
  problems: readonly DestinationProblem[];
  onChange: (change: Partial<DestinationForm>) => void;
}

const PROBLEMS: Readonly<Record<DestinationProblem, TextKey>> = {
  kind: 'aftersale.problemKind',
  phone: 'aftersale.problemPhone',
  bank: 'aftersale.problemBank',
  holder: 'aftersale.problemHolder',
  number: 'aftersale.problemNumber',
};

/** Where the money goes: back to where it came from first; never credit. Buying 7. */
export function DestinationFields({ options, form, problems, onChange }: DestinationFieldsProps) {
  const text = useText();
  const locale = useLocale();
  const name = useId();
  const [isChoosing, setChoosing] = useState(false);
  const problemOf = (which: DestinationProblem) =>
    problems.includes(which) ? text(PROBLEMS[which]) : undefined;
  return (
    <div className={css['destination']}>
      <fieldset>
        <legend className={css['legend']}>{text('aftersale.destination')}</legend>
        {options.map((option) => (
          <Radio
            key={option.kind}
            className={css['option']}
            name={name}
            value={option.kind}
            checked={option.kind === form.kind}
            disabled={!option.isOffered}
            onChange={() => onChange({ kind: option.kind })}
          >
            <span className={css['words']}>
              <span className={css['name']}>{nameOf(text, option)}</span>
              <span className={css['note']}>
                {isPresent(option.blockedBy)
                  ? text(ORIGINAL_BLOCK_WORDS[option.blockedBy])
                  : option.expectedDate !== '' &&
                    text('aftersale.arrivesBy', { date: formatDate(option.expectedDate, locale) })}
              </span>
            </span>
          </Radio>
        ))}
      </fieldset>
      {problemOf('kind') && (
        <p className={css['problem']} role="alert">
          {problemOf('kind')}
        </p>
      )}
      {form.kind === 'EWALLET' && (
        <Field
          label={text('aftersale.phone')}
          hint={text('aftersale.phoneHint')}
          problem={problemOf('phone')}
        >
          {(about) => (
            <input
              {...about}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={60}
              value={form.phoneNo}
              onChange={({ target }) => onChange({ phoneNo: target.value })}
            />
          )}
        </Field>
      )}
      {form.kind === 'BANK' && (
        <>
          <Field label={text('aftersale.bank')} problem={problemOf('bank')}>
            {(about) => (
              <button {...about} type="button" onClick={() => setChoosing(true)}>
                <span className={css['bank']} data-empty={form.bankName === '' || undefined}>
                  {form.bankName || text('aftersale.chooseBank')}
                </span>
              </button>
            )}
          </Field>
          <Field
            label={text('aftersale.number')}
            hint={text('aftersale.numberHint')}
            problem={problemOf('number')}
          >
            {(about) => (
              <input
                {...about}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={60}
                value={form.number}
                onChange={({ target }) => onChange({ number: target.value })}
              />
            )}
          </Field>
          <Field
            label={text('aftersale.holder')}
            hint={text('aftersale.holderHint')}
            problem={problemOf('holder')}
          >
            {(about) => (
              <input
                {...about}
                type="text"
                autoComplete="name"
                maxLength={120}
                value={form.holder}
                onChange={({ target }) => onChange({ holder: target.value })}
              />
            )}
          </Field>
        </>
      )}
      <BankSheet
        isOpen={isChoosing}
        chosen={form.bankName}
        onClose={() => setChoosing(false)}
        onChoose={(bankName) => {
          onChange({ bankName });
          setChoosing(false);
        }}
      />
    </div>
  );
}

const NAMES: Readonly<Record<Exclude<DestinationKind, 'ORIGINAL'>, TextKey>> = {
  EWALLET: 'aftersale.ewallet',
  BANK: 'aftersale.bankAccount',
};

function nameOf(text: ReturnType<typeof useText>, { kind, method }: RefundOption): string {
  if (kind !== 'ORIGINAL') return text(NAMES[kind]);
  return isPresent(method)
    ? text('aftersale.originalBy', { method: text(PAY_METHODS[method]) })
    : text('aftersale.original');
}
