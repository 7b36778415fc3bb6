/** Local notifications before vouchers end. */
import { atom } from '../../lib/atom.ts';
import { clock } from '../../lib/now.ts';
import { text } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { personNumber } from '../../session/personal.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { type Ending, plannedReminders, type Reminder } from './plan.ts';
import { type Notice, planNotices } from '../notifications/notices.ts';
import { storedWish } from './stored-keys.ts';

/** Increases with each change of the choice, which is stored. */
const changes = atom(0);
/** Everything that can be used, now or later; undefined until it is known in this run of the app. */
const known = atom<readonly Ending[] | undefined>(undefined);

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

/** Makes the pending notifications those of the known vouchers; none when the user does not want them. */
export function syncReminders(): void {
  const endings = storedWish.get() === true ? known.get() : [];
  if (endings) planNotices('voucher', plannedReminders(endings, clock.nowMs()).map(noticeOf));
}

/** Call once: the next user of the phone has no part in these vouchers. */
export function watchReminders(): void {
  personNumber.subscribe(() => remindOf([]));
}

function noticeOf({ key, atMs, daysLeft, endings }: Reminder): Notice {
  const [first, ...others] = endings;
  return {
    key,
    atMs,
    title:
      daysLeft === undefined ? text('reminder.begins') : text('reminder.title', { days: daysLeft }),
    body: wordsOf(daysLeft, endings),
    to:
      first && others.length === 0
        ? paths.couponDetail({ id: first.couponId })
        : paths.myCouponList(),
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
  // A voucher that returns its money needs no hurry; money without a destination is asked about.
  return text(ONE[first?.comesBack ?? 'NOT'], { name: several.name });
}
