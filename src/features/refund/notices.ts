/**
 * A local notification on the day by which money has arrived, and of money that waits for its payer. B1. Only where the host can schedule it.
 *
 * Invariant: what is pending on the phone is listed in `storedNotices` before it is scheduled.
 */
import { host } from '#host';
import type { Refund } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { text } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { personNumber } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedNotices } from './stored-keys.ts';
import { isOnItsWay } from './words.ts';

/** Above the ids of reminders, which begin with a date. */
const FIRST_ID = 2_100_000_000;
const IDS = 40_000_000;
const DAY_MS = 86_400_000;
/** The money is there at 9; the phone says it half an hour later. */
const HOUR = 'T09:30:00+07:00';

/** One at a time, in the order in which they were asked for. */
let queue: Promise<void> = Promise.resolve();

/** Money on its way. Not `isMine`: another payer's, which is no news for this user. */
export type Due = Pick<Refund, 'refundId' | 'amount' | 'status' | 'expectedDate'> &
  Partial<Pick<Refund, 'isMine'>>;

/**
 * Makes the phone's notification the refund's: at its date while it is on its way, a reminder
 * while it waits for its payer, else none.
 */
export function syncNotice(refund: Due): void {
  if (!host.can.scheduleNotifications || refund.isMine === false) return;
  queue = queue
    .then(() => schedule(refund))
    .catch((error: unknown) => reportProblem('refund.notice', error));
}

/** Call once. A logout cancels what is pending: the next user of the phone has no part in it. */
export function watchRefundNotices(): void {
  personNumber.subscribe(() => {
    if (!host.can.scheduleNotifications) return;
    queue = queue.then(cancelAll).catch((error: unknown) => reportProblem('refund.notice', error));
  });
}

async function schedule(refund: Due): Promise<void> {
  const id = FIRST_ID + (Number(refund.refundId.slice(1)) % IDS);
  const pending = storedNotices.get() ?? [];
  const isStuck = refund.status === 'WAIT_DESTINATION' || refund.status === 'FAILED';
  const atMs = isStuck ? reminderMs() : arrivalMs(refund);
  const isDue = atMs > clock.nowMs() && (await host.notifications.state()) === 'granted';
  if (!isDue) {
    if (!pending.includes(id)) return;
    await host.notifications.cancel(id);
    storedNotices.set(pending.filter((other) => other !== id));
    return;
  }
  storedNotices.set([...new Set([...pending, id])]);
  const to = paths.refundDetail({ refundId: refund.refundId });
  await host.notifications.show({
    id,
    atMs,
    title: text(isStuck ? 'aftersale.headWaits' : 'aftersale.noticeTitle'),
    body: text(isStuck ? 'aftersale.noticeWaits' : 'aftersale.noticeBody', {
      amount: formatRp(refund.amount),
    }),
    link: `${to.pathname}${to.search}`,
  });
}

function arrivalMs(refund: Due): number {
  const { expectedDate } = refund;
  return isOnItsWay(refund) && isPresent(expectedDate) ? Date.parse(expectedDate + HOUR) : 0;
}

/** Three days after it was last looked at. */
function reminderMs(): number {
  const day = inJakarta(clock.nowMs() + 3 * DAY_MS).slice(0, 10);
  return Date.parse(day + HOUR);
}

async function cancelAll(): Promise<void> {
  for (const id of storedNotices.get() ?? []) await host.notifications.cancel(id);
  storedNotices.set([]);
}
