import { formatDay } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { isSaving, type PriceNote } from './price-note.ts';
import css from './PriceNoteLine.module.css';

/** The five sentences of discovery 6. */
export function PriceNoteLine({ note }: { note: PriceNote }) {
  const text = useText();
  const locale = useLocale();
  const words = (): string => {
    switch (note.kind) {
      case 'below':
        return text('voucher.lowestBefore', { price: formatRp(note.lowestRp) });
      case 'equal':
        return text('voucher.lowestEqual');
      case 'above':
        return text('voucher.lowestOnce', {
          price: formatRp(note.lowestRp),
          date: formatDay(note.atMs, locale),
        });
      case 'since':
        return text('voucher.lowestSince', {
          price: formatRp(note.lowestRp),
          date: formatDay(note.sinceMs, locale),
        });
      case 'new':
        return text('voucher.noHistory');
    }
  };
  return (
    <p className={css['note']} data-saving={isSaving(note) || undefined}>
      {words()}
    </p>
  );
}
