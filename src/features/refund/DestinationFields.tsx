import { useId, useState } from 'react';
import type { DestinationKind, RefundOption } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Radio, RadioList } from '../../ui/RadioGroup.tsx';
import { PAY_METHODS } from '../order/words.ts';
import type { DestinationForm, DestinationProblem } from './destination.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Destination.module.css';
import { ORIGINAL_BLOCK_WORDS } from './words.ts';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon } from '../../ui/icons.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { banksQuery } from './refund-queries.ts';

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
    <div className={layout['stack4']}>
      <RadioList title={text('aftersale.destination')}>
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
            <span className={classes(layout['growWords'], layout['stack'])}>
              <span className={font['strong']}>{nameOf(text, option)}</span>
              <span className={font['note']}>
                {isPresent(option.blockedBy)
                  ? text(ORIGINAL_BLOCK_WORDS[option.blockedBy])
                  : option.expectedDate !== '' &&
                    text('aftersale.arrivesBy', { date: formatDate(option.expectedDate, locale) })}
              </span>
            </span>
          </Radio>
        ))}
      </RadioList>
      {problemOf('kind') && (
        <p className={tint['problem']} role="alert">
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
                <span
                  className={classes(box['ownLine'], letters['start'], css['bank'])}
                  data-empty={form.bankName === '' || undefined}
                >
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

interface BankSheetProps {
  isOpen: boolean;
  /** Empty: none. */
  chosen: string;
  onClose: () => void;
  onChoose: (bankName: string) => void;
}

/** The banks that take refunds, found by a part of their name. */
function BankSheet({ isOpen, chosen, onClose, onChoose }: BankSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('aftersale.chooseBank')}
      closeLabel={text('common.close')}
    >
      <Banks chosen={chosen} onChoose={onChoose} />
    </Sheet>
  );
}

function Banks({ chosen, onChoose }: Pick<BankSheetProps, 'chosen' | 'onChoose'>) {
  const text = useText();
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useQuery(banksQuery);
  if (error && !data)
    return <LoadFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={text('common.loading')}>
        <Skeleton width="100%" height={240} />
      </div>
    );
  const wanted = search.trim().toLowerCase();
  const found = data.bankList.filter(({ bankName }) => bankName.toLowerCase().includes(wanted));
  return (
    <>
      <div className={css['search']}>
        <Field label={text('aftersale.searchBank')}>
          {(about) => (
            <input
              {...about}
              type="search"
              autoComplete="off"
              maxLength={40}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      </div>
      {found.length === 0 && (
        <p className={css['none']} role="status">
          {text('aftersale.noBank')}
        </p>
      )}
      <ul className={layout['stack']} aria-label={text('aftersale.chooseBank')}>
        {found.map(({ bankCode, bankName }) => (
          <li key={bankCode}>
            <button
              type="button"
              className={classes(layout['row3'], layout['wide'], font['medium'], css['row'])}
              aria-pressed={bankName === chosen}
              onClick={() => onChoose(bankName)}
            >
              {bankName}
              {bankName === chosen && <Icon shape={checkIcon} size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
