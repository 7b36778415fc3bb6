/** Service types of a store. Merchant 2 "Service types", 5 "Delivery or pick-up ordering". */
import type { QrCodeId, StoreChannel } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export type ServiceType = 1 | 2 | 3;

/** Dine-in, delivery, pick-up. */
export const SERVICE_ORDER: readonly ServiceType[] = [3, 1, 2];

export type ServiceTap =
  /** Dine-in: scan the code on the table. */
  | { kind: 'scan' }
  /** To the ordering host, merchant 2 `/menuQR`. */
  | { kind: 'menu'; qrCodeId: QrCodeId; orderFoodType: 1 | 2 }
  | { kind: 'refused'; key: TextKey };

/** Offered services, deduplicated, in the order of the spec. */
export function servicesOf(channels: readonly StoreChannel[]): ServiceType[] {
  return SERVICE_ORDER.filter((type) =>
    channels.some(({ orderFoodType }) => orderFoodType === type),
  );
}

/** Those with a card. Without a page to order from only dine-in, which needs none. */
export function servicesShown(
  channels: readonly StoreChannel[],
  isOrderingOpen: boolean,
): ServiceType[] {
  return servicesOf(channels).filter((type) => type === 3 || isOrderingOpen);
}

export function serviceTap(type: ServiceType, channels: readonly StoreChannel[]): ServiceTap {
  if (type === 3) return { kind: 'scan' };
  const qrCodeId = channels.find(
    (channel) => channel.orderFoodType === type && channel.qrCodeId,
  )?.qrCodeId;
  if (qrCodeId) return { kind: 'menu', qrCodeId, orderFoodType: type };
  return {
    kind: 'refused',
    key: type === 1 ? 'merchant.deliveryNotAvaliable' : 'merchant.pickUpNotAvaliable',
  };
}
