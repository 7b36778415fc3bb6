import type { OfflineVoucher } from '../../api/generated/types.ts';
import { atom } from '../../lib/atom.ts';

/** What this device has kept of the wallet, as far as this run of the app knows; undefined before. */
export const keptVouchers = atom<readonly OfflineVoucher[] | undefined>(undefined);
