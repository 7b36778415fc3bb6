// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vOutletCase } from '../shared/outlet-case.ts';
import type { ReportRefusedBody, ReportRefusedData } from '../types.ts';

export const vReportRefusedData = v.object({
    outletCase: vOutletCase,
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** An outlet refuses a voucher: freezes it, and takes evidence and choice. Assumption: buying 3. */
export const reportRefused: KeyedEndpoint<ReportRefusedBody, ReportRefusedData> = {
  path: '/market/coupon/report_refused',
  data: vReportRefusedData,
  isLoginRequired: true,
  isKeyed: true,
};
