/** What the store page's address asks for. Merchant 2: storeId, channel_id, qrCodeId, poiId. */
import type { QueryHomepageStoreInfoBody } from '../../api/generated/types.ts';
import type { RouteParams } from '../links/routes.ts';
import type { Point } from '../location/start-point.ts';

export type StoreAddress = RouteParams<'merchant'>;

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

export function hasNotice({ channel_id: channelId }: StoreAddress): boolean {
  return channelId !== undefined && NOTICE_CHANNELS.has(channelId);
}
