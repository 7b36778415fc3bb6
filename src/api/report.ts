/**
 * How `api` reports what it drops or cannot use: `where` is `area.thing`. Telemetry sends through `api`,
 * so it is above; the composition root sets its function here.
 */
import { atom } from '../lib/atom.ts';

export const apiReport = atom<(where: string, error: unknown) => void>(() => undefined);
