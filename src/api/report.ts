/**
 * Error reports of `api`; `where` is `area.thing`. Telemetry sends through `api`, so it is above; the
 * composition root injects its function here.
 */
import { atom } from '../lib/atom.ts';

export const apiReport = atom<(where: string, error: unknown) => void>(() => undefined);
