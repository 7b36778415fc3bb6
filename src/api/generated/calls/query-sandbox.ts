// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vSandboxState } from '../shared/sandbox-state.ts';
import type { QuerySandboxBody, SandboxState } from '../types.ts';

/** The sandbox's clock and faults, for developer options and tests. */
export const querySandbox: Endpoint<QuerySandboxBody, SandboxState> = {
  path: '/sandbox/query',
  data: vSandboxState,
};
