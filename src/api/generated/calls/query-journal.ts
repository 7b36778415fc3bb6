// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { JournalData, QueryJournalBody } from '../types.ts';

export const vJournalOutcome = v.picklist([
    'IN_FLIGHT',
    'HELD',
    'ANSWERED',
    'RESET',
    'ABANDONED'
]);

export const vJournalEntry = v.object({
    atMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    body: v.record(v.string(), v.unknown()),
    code: v.nullish(v.string()),
    deviceId: v.string(),
    method: v.string(),
    number: v.pipe(v.number(), v.integer(), v.minValue(0)),
    outcome: vJournalOutcome,
    path: v.string(),
    status: v.pipe(v.number(), v.integer(), v.minValue(0)),
    userId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.UserId>)
});

export const vJournalData = v.object({
    entries: v.array(vJournalEntry),
    isReached: v.boolean(),
    last: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** What every device asked for, in order; waits for what is still to come. */
export const queryJournal: Endpoint<QueryJournalBody, JournalData> = {
  path: '/sandbox/journal',
  data: vJournalData,
};
