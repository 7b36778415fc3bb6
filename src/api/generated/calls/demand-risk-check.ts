// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { DemandRiskCheckBody, Done } from '../types.ts';

/** Makes the next risk-checked calls require a check. */
export const demandRiskCheck: Endpoint<DemandRiskCheckBody, Done> = {
  path: '/sandbox/risk',
  data: vDone,
};
