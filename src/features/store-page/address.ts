/** Query parameters of the store page. Merchant 2: storeId, channel_id, qrCodeId, poiId. */
import type { QueryHomepageStoreInfoBody } from '../../api/generated/types.ts';
import type { Point } from '../location/start-point.ts';

const ID = /^[0-9A-Za-z_-]{1,64}$/;

export interface StoreAddress {
  storeId?: string;
  qrCodeId?: string;
  poiId?: string;
  channelId?: string;
}

/** An invalid id counts as absent. */
export function storeAddress(search: string): StoreAddress {
  const values = new URLSearchParams(search);
  const address: StoreAddress = {};
  for (const [name, key] of [
    ['storeId', 'storeId'],
    ['qrCodeId', 'qrCodeId'],
    ['poiId', 'poiId'],
    ['channelId', 'channel_id'],
  ] as const) {
    const value = values.get(key);
    if (value !== null && ID.test(value)) address[name] = value;
  }
  return address;
}

/** Request body; undefined when the address names no store. */
export function storeBody(
  { storeId, qrCodeId, poiId }: StoreAddress,
  point: Point | undefined,
): QueryHomepageStoreInfoBody | undefined {
  if (storeId === undefined && qrCodeId === undefined && poiId === undefined) return undefined;
  return {
    ...(storeId === undefined ? {} : { storeId }),
    ...(qrCodeId === undefined ? {} : { qrCodeId }),
    ...(poiId === undefined ? {} : { poiId }),
    sourceType: 'CUSTOMER',
    ...(point === undefined ? {} : { latitude: point.latitude, longitude: point.longitude }),
  };
}

/** Merchant 2: the notice and scan block shows only for these channels. */
const NOTICE_CHANNELS: ReadonlySet<string> = new Set(['2', '3', '4', '5']);

export function hasNotice({ channelId }: StoreAddress): boolean {
  return channelId !== undefined && NOTICE_CHANNELS.has(channelId);
}
