import type { OfflineVoucher } from '../../api/generated/types.ts';
import { atom } from '../../lib/atom.ts';

/** What this device has kept of the wallet, as far as this run of the app knows; undefined before. */
export const keptVouchers = atom<readonly OfflineVoucher[] | undefined>(undefined);

/** `crypto`: nothing can be encrypted here. `private`: no key can be stored. `full`: no data can. */
export type KeepObstacle = 'crypto' | 'private' | 'full';

/** Why the newest wallet could not be kept on this device; undefined: it was, or was not tried. */
export const keepObstacle = atom<KeepObstacle | undefined>(undefined);
