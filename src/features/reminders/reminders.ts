/**
 * Local notifications before vouchers end. Only where the host can schedule them.
 *
 * Invariant: what is pending on the phone is listed in `storedPending` before it is scheduled, so
 * that a logout or a killed app leaves nothing that nobody cancels.
 */
import { host } from '#host';
import { atom } from '../../lib/atom.ts';
import { clock } from '../../lib/now.ts';
import { text } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { personNumber } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { type Ending, plannedReminders, type Reminder } from './plan.ts';
import { storedPending, storedWish } from './stored-keys.ts';

/** Increases with each change of the wish: the wish itself is stored. */
const changes = atom(0);
/** One synchronisation at a time, in the order in which they were asked for. */
let queue: Promise<void> = Promise.resolve();

export function useReminderWish(): boolean {
  useAtom(changes);
  return storedWish.get() === true;
}

/** `endings`: everything that can be used, as far as it is known. */
export function setReminderWish(isWanted: boolean, endings: readonly Ending[]): void {
  storedWish.set(isWanted);
  changes.set(changes.get() + 1);
  syncReminders(endings);
}

/** Makes the pending notifications those of these vouchers; without the wish, none. */
export function syncReminders(endings: readonly Ending[]): void {
  if (!host.can.scheduleNotifications) return;
  queue = queue
    .then(() => schedule(storedWish.get() === true ? endings : []))
    .catch((error: unknown) => reportProblem('reminders.sync', error));
}

/** Call once. A logout cancels what is pending: the next user of the phone has no part in it. */
export function watchReminders(): void {
  personNumber.subscribe(() => syncReminders([]));
}

async function schedule(endings: readonly Ending[]): Promise<void> {
  const isAllowed = endings.length > 0 && (await host.notifications.state()) === 'granted';
  const planned = isAllowed ? plannedReminders(endings, clock.nowMs()) : [];
  const ids = planned.map(({ id }) => id);
  const before = storedPending.get() ?? [];
  if (before.length === 0 && ids.length === 0) return;
  storedPending.set([...new Set([...before, ...ids])]);
  for (const id of before) if (!ids.includes(id)) await host.notifications.cancel(id);
  for (const reminder of planned) await host.notifications.show(noticeOf(reminder));
  storedPending.set(ids);
}

function noticeOf({ id, atMs, daysBefore, endings }: Reminder) {
  const [first, ...others] = endings;
  const to =
    first && others.length === 0
      ? paths.couponDetail({ id: first.couponId })
      : paths.myCouponList();
  return {
    id,
    atMs,
    title: text('reminder.title', { days: daysBefore }),
    body:
      others.length === 0
        ? text('reminder.one', { name: first?.name ?? '' })
        : text('reminder.several', { name: first?.name ?? '', count: others.length }),
    link: `${to.pathname}${to.search}`,
  };
}
