import type { RefundReason } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { characters, truncated } from '../../lib/characters.ts';
import { Field } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useComposedText } from '../../ui/use-composed-text.ts';
import css from './RefundEdit.module.css';

/** Of the contract. */
const MAX_NOTE = 300;

export interface ReasonForm {
  /** Codes of `refund_reasons`; empty: none. */
  reason: string;
  detail: string;
  note: string;
}

interface ReasonFieldsProps {
  reasons: readonly RefundReason[];
  form: ReasonForm;
  isMissing: boolean;
  onChange: (change: Partial<ReasonForm>) => void;
}

/** Merchant 3 "Refund": reason, detail, note. Only the reason is asked for. */
export function ReasonFields({ reasons, form, isMissing, onChange }: ReasonFieldsProps) {
  const text = useText();
  const pick = usePickLocale();
  const details = reasons.find(({ reason }) => reason === form.reason)?.detailList ?? [];
  const field = useComposedText(form.note, (raw) => onChange({ note: truncated(raw, MAX_NOTE) }));
  return (
    <section className={css['card']} aria-label={text('aftersale.reason')}>
      <div className={css['fields']}>
        <RadioGroup
          legend={text('aftersale.reason')}
          isInCard
          value={form.reason}
          onChange={(reason) => onChange({ reason, detail: '' })}
          options={reasons.map(({ reason, name }) => ({ value: reason, label: pick(name) ?? '' }))}
        />
        {isMissing && (
          <p className={css['failure']} role="alert">
            {text('aftersale.problemReason')}
          </p>
        )}
        {details.length > 0 && (
          <RadioGroup
            legend={text('aftersale.detail')}
            isInCard
            value={form.detail}
            onChange={(detail) => onChange({ detail })}
            options={details.map(({ detail, name }) => ({
              value: detail,
              label: pick(name) ?? '',
            }))}
          />
        )}
        <Field
          label={text('aftersale.note')}
          hint={text('aftersale.noteCount', {
            count: characters(form.note).length,
            max: MAX_NOTE,
          })}
        >
          {(about) => <textarea {...about} rows={3} {...field} />}
        </Field>
      </div>
    </section>
  );
}
