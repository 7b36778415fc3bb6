// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vSandboxState } from '../shared/sandbox-state.ts';
import type { SandboxState, SetFaultsBody } from '../types.ts';

/** Replaces the sandbox's faults. */
export const setFaults: Endpoint<SetFaultsBody, SandboxState> = {
  path: '/sandbox/faults',
  data: vSandboxState,
};
