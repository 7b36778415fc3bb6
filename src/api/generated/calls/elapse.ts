// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vSandboxState } from '../shared/sandbox-state.ts';
import type { ElapseBody, SandboxState } from '../types.ts';

/** Moves the sandbox's clock on from where it is. */
export const elapse: Endpoint<ElapseBody, SandboxState> = {
  path: '/sandbox/elapse',
  data: vSandboxState,
};
