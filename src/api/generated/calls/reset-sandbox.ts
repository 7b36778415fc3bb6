// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vSandboxState } from '../shared/sandbox-state.ts';
import type { ResetSandboxBody, SandboxState } from '../types.ts';

/** Begins anew: the data and the time of the start, and nothing remembered. */
export const resetSandbox: Endpoint<ResetSandboxBody, SandboxState> = {
  path: '/sandbox/reset',
  data: vSandboxState,
};
