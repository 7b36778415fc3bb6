import { formatDay } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './VoucherHead.module.css';
import type { PriceHistory } from '../../api/generated/types.ts';

/** Under so many known days nothing is compared. */
const MIN_DAYS = 7;
const WHOLE_DAYS = 30;

export type PriceNote =
  | { kind: 'below' | 'equal'; lowestRp: number }
  | { kind: 'above'; lowestRp: number; atMs: number }
  | { kind: 'since'; lowestRp: number; sinceMs: number; isBelow: boolean }
  | { kind: 'new' };

/**
 * The honest discount (B17, discovery 6): what the price is compared with.
 *
 * Invariant: only a price below the lowest of the 30 days before it began counts as a saving; a rise
 * before a sale never makes one.
 */
export function priceNote(
  { lowest30, lowestAtMs, knownDays, pointList }: PriceHistory,
  priceRp: number,
  nowMs: number,
): PriceNote {
  const lowestRp = lowest30 ?? undefined;
  if (knownDays < MIN_DAYS || lowestRp === undefined) return { kind: 'new' };
  if (knownDays < WHOLE_DAYS) {
    const sinceMs = Math.min(lowestAtMs ?? nowMs, pointList[0]?.fromMs ?? nowMs);
    return { kind: 'since', lowestRp, sinceMs, isBelow: priceRp < lowestRp };
  }
  if (priceRp < lowestRp) return { kind: 'below', lowestRp };
  if (priceRp === lowestRp) return { kind: 'equal', lowestRp };
  return { kind: 'above', lowestRp, atMs: lowestAtMs ?? nowMs };
}

/** Whether the price may stand in the colour of a promotion. */
export function isSaving(note: PriceNote): boolean {
  return note.kind === 'below' || (note.kind === 'since' && note.isBelow);
}

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
    <p
      className={classes(tint['soft14'], space['aboveHair'], css['note'])}
      data-saving={isSaving(note) || undefined}
    >
      {words()}
    </p>
  );
}
