/**
 * Local notifications before vouchers end. Only where the host can schedule them.
 *
 * Invariant: what is pending on the phone is listed in `storedPending` before it is scheduled, so
 * that a logout or a killed app leaves nothing that nobody cancels.
 */
import { host } from '#host';
import { atom } from '../../lib/atom.ts';
import { clock, onThisMachine } from '../../lib/now.ts';
import { text } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { personNumber } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { type Ending, plannedReminders, type Reminder } from './plan.ts';
import { storedPending, storedWish } from './stored-keys.ts';

/** Increases with each change of the wish: the wish itself is stored. */
const changes = atom(0);
/** Everything that can be used, now or later; undefined until it is known in this run of the app. */
const known = atom<readonly Ending[] | undefined>(undefined);
/** One synchronisation at a time, in the order in which they were asked for. */
let queue: Promise<void> = Promise.resolve();

export function useReminderWish(): boolean {
  useAtom(changes);
  return storedWish.get() === true;
}

export function setReminderWish(isWanted: boolean): void {
  storedWish.set(isWanted);
  changes.set(changes.get() + 1);
  syncReminders();
}

/** `endings`: everything that can be used, now or later. */
export function remindOf(endings: readonly Ending[]): void {
  known.set(endings);
  syncReminders();
}

/** Makes the pending notifications those of the known vouchers; without the wish, none. */
export function syncReminders(): void {
  const endings = storedWish.get() === true ? known.get() : [];
  if (!host.can.scheduleNotifications || !endings) return;
  queue = queue
    .then(() => schedule(endings))
    .catch((error: unknown) => reportProblem('reminders.sync', error));
}

/** Call once. A logout cancels what is pending: the next user of the phone has no part in it. */
export function watchReminders(): void {
  personNumber.subscribe(() => remindOf([]));
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

function noticeOf({ id, atMs, daysLeft, endings }: Reminder) {
  const [first, ...others] = endings;
  const to =
    first && others.length === 0
      ? paths.couponDetail({ id: first.couponId })
      : paths.myCouponList();
  return {
    id,
    // The system rings by the phone's clock, which may be wrong.
    atMs: onThisMachine(atMs),
    title:
      daysLeft === undefined ? text('reminder.begins') : text('reminder.title', { days: daysLeft }),
    body: wordsOf(daysLeft, endings),
    link: `${to.pathname}${to.search}`,
  };
}

const ONE = {
  SURE: 'reminder.oneComesBack',
  ASKS: 'reminder.oneSayWhere',
  NOT: 'reminder.one',
} as const;

function wordsOf(daysLeft: number | undefined, [first, ...others]: readonly Ending[]): string {
  const several = { name: first?.name ?? '', count: others.length };
  if (daysLeft === undefined)
    return others.length === 0
      ? text('reminder.oneBegins', { name: several.name })
      : text('reminder.severalBegin', several);
  if (others.length > 0) return text('reminder.several', several);
  // What does not lapse is not hurried; money that nobody knows where to send is asked about.
  return text(ONE[first?.comesBack ?? 'NOT'], { name: several.name });
}
