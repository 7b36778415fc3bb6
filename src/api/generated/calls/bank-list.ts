// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { BankListBody, BankListData } from '../types.ts';

export const vBank = v.object({
    bankCode: v.string(),
    bankName: v.string()
});

export const vBankListData = v.object({
    bankList: v.array(vBank)
});

/** Banks that take refunds. */
export const bankList: Endpoint<BankListBody, BankListData> = {
  path: '/digital-food/local_life/after_sale/bank_list',
  data: vBankListData,
  isForm: true,
};
