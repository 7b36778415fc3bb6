// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vDestinationKind } from './destination-kind.ts';
import { vPayMethod } from './pay-method.ts';

export const vRefundTarget = v.object({
    bankAccountName: v.nullish(v.string()),
    bankAccountNumber: v.nullish(v.string()),
    bankName: v.nullish(v.string()),
    kind: vDestinationKind,
    method: v.nullish(vPayMethod),
    phoneNo: v.nullish(v.string())
});
