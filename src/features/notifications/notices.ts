/**
 * The one owner of local notifications: vouchers that end, refunds, flash deals and the check-in plan
 * theirs here. Only where the host can schedule them.
 *
 * Quiet hours are the kind's own: a reminder that was asked for by itself has none (flash deals).
 *
 * Invariant: what may be pending on the phone is listed in `storedPending` before it is scheduled, so
 * that a logout or a killed app leaves no notification without its cancellation.
 */
import { host } from '#host';
import type { LocalNotification } from '../../host/types.ts';
import { atom } from '../../lib/atom.ts';
import { clock, onThisMachine } from '../../lib/now.ts';
import type { Path } from '../../paths.ts';
import { personNumber } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { allot, isSame, type NoticeKind, type Pending, type Wanted, withIds } from './allot.ts';
import { storedPending } from './stored-keys.ts';

export interface Notice extends Omit<Wanted, 'kind'>, Pick<LocalNotification, 'title' | 'body'> {
  to: Path;
}

interface Plan extends Wanted {
  /** Undefined: it goes. */
  notice: Notice | undefined;
}

/** What was planned in this run; what an earlier run left is in `storedPending` alone. */
const plans = atom<readonly Plan[]>([]);
/** As they were given to the phone in this run, by id: the same is not given again. */
const shown = atom<ReadonlyMap<number, string>>(new Map());
/** One synchronisation at a time, in the order in which they were asked for. */
let queue: Promise<void> = Promise.resolve();
/** A synchronisation that has not begun does what was planned meanwhile, too. */
let isWaiting = false;

/** Makes `notices` all of a kind, also of those that an earlier run has left. */
export function planNotices(kind: NoticeKind, notices: readonly Notice[]): void {
  plan([
    ...everyName()
      .filter((name) => name.kind === kind && !notices.some(({ key }) => key === name.key))
      .map(gone),
    ...notices.map((notice) => ({ kind, key: notice.key, atMs: notice.atMs, notice })),
  ]);
}

/** Makes `notice` the kind's one of this key; undefined: none. */
export function planNotice(kind: NoticeKind, key: string, notice: Notice | undefined): void {
  plan([{ kind, key, atMs: notice?.atMs ?? 0, notice }]);
}

/** Again, because the permission may have changed. */
export function syncNotices(): void {
  if (!host.can.scheduleNotifications || isWaiting) return;
  isWaiting = true;
  queue = queue.then(apply).catch((error: unknown) => reportProblem('notifications.sync', error));
}

/** Call once. A logout cancels what is pending: the next user of the phone has no part in it. */
export function watchNotices(): void {
  personNumber.subscribe(() => plan(everyName().map(gone)));
}

/** What is planned or may be pending. */
function everyName(): Wanted[] {
  return [...plans.get(), ...(storedPending.get() ?? [])];
}

function gone({ kind, key }: Wanted): Plan {
  return { kind, key, atMs: 0, notice: undefined };
}

function plan(changes: readonly Plan[]): void {
  if (!host.can.scheduleNotifications) return;
  plans.set([
    ...plans.get().filter((one) => !changes.some((other) => isSame(one, other))),
    ...changes,
  ]);
  syncNotices();
}

async function apply(): Promise<void> {
  isWaiting = false;
  const before = storedPending.get() ?? [];
  const planned = plans.get();
  const nowMs = clock.nowMs();
  const wanted = [
    ...before
      .filter((one) => !planned.some((other) => isSame(one, other)))
      .map((one): Plan => ({ ...one, notice: undefined })),
    ...planned.filter(({ notice }) => notice !== undefined),
  ].filter(({ atMs }) => atMs > nowMs);
  if (before.length === 0 && wanted.length === 0) return;
  const isAllowed = wanted.length > 0 && (await host.notifications.state()) === 'granted';
  const chosen = withIds(isAllowed ? allot(wanted) : [], before);
  const dropped = before.filter(({ id }) => !chosen.some((one) => one.id === id));
  storedPending.set([...chosen, ...dropped].map(pendingOf));
  for (const { id } of dropped) {
    await host.notifications.cancel(id);
    noteShown(id, undefined);
  }
  for (const { id, notice } of chosen) if (notice) await show(id, notice);
  storedPending.set(chosen.map(pendingOf));
}

async function show(id: number, { atMs, title, body, to }: Notice): Promise<void> {
  // The system rings by the phone's clock, which may be wrong.
  const given = { id, atMs: onThisMachine(atMs), title, body, link: to.pathname + to.search };
  const words = JSON.stringify(given);
  if (shown.get().get(id) === words) return;
  await host.notifications.show(given);
  noteShown(id, words);
}

function noteShown(id: number, words: string | undefined): void {
  const next = new Map(shown.get());
  if (words === undefined) next.delete(id);
  else next.set(id, words);
  shown.set(next);
}

function pendingOf({ kind, key, atMs, id }: Pending): Pending {
  return { kind, key, atMs, id };
}
