/**
 * The device's fingerprint for the risk engine. Absent until a reply has asked for it; then every call
 * of this run carries it (spec home 3: "optional dfp"). `risk.ts` sets it.
 */
import { atom } from '../lib/atom.ts';

export const fingerprint = atom<string | undefined>(undefined);
