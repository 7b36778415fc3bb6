// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vPayMethodOption } from '../shared/pay-method-option.ts';
import type { H5ConfigBody, H5ConfigData } from '../types.ts';

export const vH5ConfigData = v.object({
    methodList: v.array(vPayMethodOption),
    qrCodeMinutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    qrisMaxRp: v.pipe(v.number(), v.integer(), v.minValue(0)),
    redeemDistanceM: v.pipe(v.number(), v.integer(), v.minValue(0)),
    redemptionValidHours: v.pipe(v.number(), v.integer(), v.minValue(0)),
    serviceWhatsapp: v.string()
});

/** Minutes, limits and ways of paying. */
export const orderH5Config: Endpoint<H5ConfigBody, H5ConfigData> = {
  path: '/digital-food/local_life/order/h5_config',
  data: vH5ConfigData,
};
