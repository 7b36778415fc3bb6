// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vSandboxState } from '../shared/sandbox-state.ts';
import type { ReleaseBody, SandboxState } from '../types.ts';

/** Lets held replies go, and takes their faults off. */
export const release: Endpoint<ReleaseBody, SandboxState> = {
  path: '/sandbox/release',
  data: vSandboxState,
};
