import type { ReportStoreBody } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export type Wrong = ReportStoreBody['wrong'];

const LABELS = {
  ADDRESS: 'merchant.wrongAddress',
  HOURS: 'merchant.wrongHours',
  PHONE: 'merchant.wrongPhone',
  HALAL: 'merchant.wrongHalal',
  MENU: 'merchant.wrongMenu',
  VOUCHER: 'merchant.wrongVoucher',
  CLOSED: 'merchant.wrongClosed',
  OTHER: 'merchant.wrongOther',
} as const satisfies Record<Wrong, TextKey>;

/** Reportable errors (B14), in the order of the sheet. */
export const WRONGS = Object.keys(LABELS) as readonly Wrong[];

export function wrongLabel(wrong: Wrong): TextKey {
  return LABELS[wrong];
}
