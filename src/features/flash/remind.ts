/**
 * Reminders of reserved flash items: a notification 5 minutes before the session begins, or an event of
 * a calendar. Discovery 3. They were asked for one by one, so they have no quiet hours.
 */
import type { SkuId } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { type Path, paths } from '../../paths.ts';
import { planNotice } from '../notifications/notices.ts';

const BEFORE_MS = 5 * 60_000;

interface Item {
  sessionUniqueKey: string;
  skuId: SkuId;
}

/** What a reminder is of. */
export interface Reminded extends Item {
  name: string;
  storeName: string;
  /** Rupiah, of the session. */
  priceRp: number;
  pageId: string;
  /** Milliseconds since the epoch. */
  startsAtMs: number;
}

export function remindAtMs({ startsAtMs }: Pick<Reminded, 'startsAtMs'>): number {
  return startsAtMs - BEFORE_MS;
}

function keyOf({ sessionUniqueKey, skuId }: Item): string {
  return `${sessionUniqueKey} ${skuId}`;
}

/** Planned also without the permission: it is shown when that comes. */
export function planReminder(item: Reminded): void {
  const { name, startsAtMs } = item;
  planNotice('flash', keyOf(item), {
    key: keyOf(item),
    atMs: remindAtMs(item),
    title: text('flash.remindTitle', { time: formatClock(startsAtMs) }),
    body: text('flash.remindBody', { name }),
    to: placeOf(item),
  });
}

/** The session in which it is sold. */
export function placeOf({ pageId, sessionUniqueKey }: Reminded): Path {
  return paths.flashDeal({ pageId, session: sessionUniqueKey });
}

/** Not reserved any more, or sold out. */
export function dropReminder(item: Item): void {
  planNotice('flash', keyOf(item), undefined);
}
