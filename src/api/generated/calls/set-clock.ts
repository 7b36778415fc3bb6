// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vSandboxState } from '../shared/sandbox-state.ts';
import type { SandboxState, SetClockBody } from '../types.ts';

/** Moves the sandbox's clock. */
export const setClock: Endpoint<SetClockBody, SandboxState> = {
  path: '/sandbox/clock',
  data: vSandboxState,
};
