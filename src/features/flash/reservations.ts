/**
 * Reservations of flash items. Discovery 3; contract `FlashReserveBody`.
 *
 * Invariant: the reply is merged by skuId into every cached card of the item and session, and into
 * replies that were asked for before it. A reservation holds no stock: nothing else of a card changes.
 */
import { changeAll } from '../../api/change-all.ts';
import { flashSaleReserve } from '../../api/generated/calls/flash-sale-reserve.ts';
import type {
  AssetCard,
  FlashReserveBody,
  FlashReserveData,
  ReserveStatus,
} from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { queryClient } from '../../api/query.ts';
import { text } from '../../i18n/i18n.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { act } from '../act/act.ts';
import { dropReminder } from './remind.ts';

/** Second part of the keys of the page of the flash sale: its head, and its lists. */
export const FLASH_KEY = 'flash';

export interface Reserving extends FlashReserveBody {
  at: CardPlace;
}

const send = attempts(flashSaleReserve);

export const reserveItem = act(
  ({ sessionUniqueKey, skuId, isReserved }: Reserving) =>
    send({ sessionUniqueKey, skuId, isReserved }),
  {
    name: 'flash.reserve',
    before({ isReserved, ...item }) {
      merge({ ...item, reserveStatus: statusOf(isReserved) });
      return () => merge({ ...item, reserveStatus: statusOf(!isReserved) });
    },
    onDone(data, { at, isReserved }) {
      merge(data);
      if (data.reserveStatus === 'CAN_RESERVE') dropReminder(data);
      track('flash_reserve', { ...at, skuId: data.skuId, isReserved });
    },
    onRefused() {
      queryClient
        .invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === FLASH_KEY })
        .catch((error: unknown) => reportProblem('flash.again', error));
    },
    done: ({ reserveStatus }) =>
      text(reserveStatus === 'RESERVED' ? 'flash.reserved' : 'flash.letGo'),
    failed: 'flash.reserveFailed',
  },
);

function statusOf(isReserved: boolean): ReserveStatus {
  return isReserved ? 'RESERVED' : 'CAN_RESERVE';
}

type Merged = Pick<FlashReserveData, 'skuId' | 'sessionUniqueKey' | 'reserveStatus'>;

function merge(item: Merged): void {
  changeAll<unknown>([], (data) => withStatus(data, item));
}

/** The same object where the item is not in it. */
export function withStatus(data: unknown, item: Merged): unknown {
  if (Array.isArray(data)) {
    const next = data.map((each: unknown) => withStatus(each, item));
    return next.some((each, at) => each !== data[at]) ? next : data;
  }
  if (!isRecord(data)) return data;
  const { skuId, sessionUniqueKey } = data as Partial<AssetCard>;
  if (skuId === item.skuId && sessionUniqueKey === item.sessionUniqueKey)
    return { ...data, reserveStatus: item.reserveStatus };
  const entries = Object.entries(data).map(
    ([name, value]) => [name, withStatus(value, item)] as const,
  );
  return entries.some(([name, value]) => value !== data[name]) ? Object.fromEntries(entries) : data;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return (
    typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype
  );
}
