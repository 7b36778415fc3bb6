// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vOrderCase } from '../shared/order-case.ts';
import type { OpenCaseBody, OpenCaseData } from '../types.ts';

export const vOpenCaseData = v.object({
    case: vOrderCase,
    serviceWhatsapp: v.string()
});

/** Asks customer service about an order. Assumption: merchant 8 names a customer service. */
export const openCase: KeyedEndpoint<OpenCaseBody, OpenCaseData> = {
  path: '/digital-food/local_life/order/open_case',
  data: vOpenCaseData,
  isLoginRequired: true,
  isKeyed: true,
};
