// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { BatchQueryConfigBody, ConfigEntries } from '../types.ts';

export const vConfigEntry = v.object({
    key: v.string(),
    value: v.unknown()
});

export const vConfigEntries = v.array(vConfigEntry);

/** Configuration values by key; unknown keys are absent from the reply. */
export const batchQueryConfig: Endpoint<BatchQueryConfigBody, ConfigEntries> = {
  path: '/config/batch_query_config',
  data: vConfigEntries,
};
