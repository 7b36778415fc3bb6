// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { LedgerData, QueryLedgerBody } from '../types.ts';

export const vLedgerBalance = v.object({
    account: v.string(),
    balanceRp: v.pipe(v.number(), v.integer())
});

export const vLedgerData = v.object({
    balanceList: v.array(vLedgerBalance),
    couponCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    entryCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    faultList: v.array(v.string()),
    orderCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** The ledger's balances, and whether the books are right. */
export const queryLedger: Endpoint<QueryLedgerBody, LedgerData> = {
  path: '/sandbox/ledger',
  data: vLedgerData,
};
