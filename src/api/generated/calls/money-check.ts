// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vMoneyReturn } from '../shared/money-return.ts';
import { vOrderCase } from '../shared/order-case.ts';
import type * as ids from '../types.ts';
import type { MoneyCheckBody, MoneyCheckData } from '../types.ts';

export const vMoneyVerdict = v.picklist([
    'FOUND',
    'RETURNING',
    'NOT_YET'
]);

export const vMoneyCheckData = v.object({
    answerDate: v.nullish(v.string()),
    case: v.nullish(vOrderCase),
    caseNo: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.CaseNo>),
    moneyReturn: v.nullish(vMoneyReturn),
    verdict: vMoneyVerdict
});

/** Looks for money that was taken. Assumption: buying 5. */
export const moneyCheck: KeyedEndpoint<MoneyCheckBody, MoneyCheckData> = {
  path: '/digital-food/local_life/order/money_check',
  data: vMoneyCheckData,
  isLoginRequired: true,
  isKeyed: true,
};
