import type { TextKey } from '../../i18n/i18n.ts';

/** Monday first. */
export const DAY_NAMES: readonly TextKey[] = [
  'merchant.monday',
  'merchant.tuesday',
  'merchant.wednesday',
  'merchant.thursday',
  'merchant.friday',
  'merchant.saturday',
  'merchant.sunday',
];
