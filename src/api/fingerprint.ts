/**
 * The device's fingerprint for the risk engine. Absent until a reply asks for it; from then on every call
 * carries it (spec home 3: "optional dfp"). Set by `risk.ts`.
 */
import { atom } from '../lib/atom.ts';

export const fingerprint = atom<string | undefined>(undefined);
