import type { RefundReason } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { NoteField } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';

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
  return (
    <section className={surface['panel']} aria-label={text('aftersale.reason')}>
      <div className={layout['stack4']}>
        <RadioGroup
          legend={text('aftersale.reason')}
          isInCard
          value={form.reason}
          onChange={(reason) => onChange({ reason, detail: '' })}
          options={reasons.map(({ reason, name }) => ({ value: reason, label: pick(name) ?? '' }))}
        />
        {isMissing && (
          <p className={tint['problem']} role="alert">
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
        <NoteField
          label={text('aftersale.note')}
          value={form.note}
          onChange={(note) => onChange({ note })}
          max={MAX_NOTE}
          countLabel={(count) => text('aftersale.noteCount', { count, max: MAX_NOTE })}
        />
      </div>
    </section>
  );
}
