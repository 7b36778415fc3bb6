// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { MyReportsBody, MyReportsData } from '../types.ts';

export const vReportStatus = v.picklist([
    'WAITING',
    'CORRECTED',
    'CONFIRMED'
]);

export const vWrongData = v.picklist([
    'ADDRESS',
    'HOURS',
    'PHONE',
    'HALAL',
    'MENU',
    'VOUCHER',
    'CLOSED',
    'OTHER'
]);

export const vMyReport = v.object({
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    reportId: v.string(),
    reportedOn: v.string(),
    settledOn: v.nullish(v.string()),
    status: vReportStatus,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string(),
    wrong: vWrongData
});

export const vMyReportsData = v.object({
    reports: v.array(vMyReport)
});

/** The caller's reports and their outcomes. Assumption: who reports is told. */
export const myReports: Endpoint<MyReportsBody, MyReportsData> = {
  path: '/digital-food/interaction/store/my_reports',
  data: vMyReportsData,
  isLoginRequired: true,
};
