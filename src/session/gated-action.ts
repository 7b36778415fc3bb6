/**
 * What continues after a login, as data, so that it survives the app being killed meanwhile.
 *
 * Invariant: an action is continued once, within ten minutes, and only by the part of the app that
 * registered for its kind. `do` is a tap of this page: it is never stored, so a page after a kill opens
 * where it was and waits for another tap. None of the other kinds pays, claims or deletes.
 */
import type { Path } from '../paths.ts';
import { type PendingAction, storedPendingAction } from './stored-keys.ts';
import { atom } from '../lib/atom.ts';
import { clock } from '../lib/now.ts';

type StoredAction = PendingAction['action'];
export type GatedAction = StoredAction | { kind: 'do'; act: () => void; to: Path };
type ActionOf<Kind extends GatedAction['kind']> = Extract<GatedAction, { kind: Kind }>;

const KEPT_MS = 10 * 60_000;

type Run = (action: GatedAction) => void;
const runners = new Map<string, Run>();
/** What was asked for in this page; the stored one is its copy for the next page after a kill. */
const asked = atom<{ scene: string; action: GatedAction; atMs: number } | undefined>(undefined);
/** Its screen is not mounted yet: after a restart, or behind another screen. */
const due = atom<{ action: GatedAction; untilMs: number } | undefined>(undefined);

/**
 * Registers how actions of one kind are done; the last one counts. Gives a function that
 * unregisters it.
 */
export function runGatedAction<Kind extends GatedAction['kind']>(
  kind: Kind,
  run: (action: ActionOf<Kind>) => void,
): () => void {
  const runner = run as Run;
  runners.set(kind, runner);
  const waiting = due.get();
  if (waiting?.action.kind === kind) {
    due.set(undefined);
    if (clock.nowMs() <= waiting.untilMs) runner(waiting.action);
  }
  return () => {
    if (runners.get(kind) === runner) runners.delete(kind);
  };
}

/** Does the action now, or as soon as a runner of its kind is registered. */
export function doGatedAction(action: GatedAction): void {
  if (action.kind === 'none') return;
  if (action.kind === 'do') {
    action.act();
    return;
  }
  const run = runners.get(action.kind);
  if (run) run(action);
  else due.set({ action, untilMs: clock.nowMs() + KEPT_MS });
}

export function keepPendingAction(scene: string, action: GatedAction): void {
  const atMs = clock.nowMs();
  asked.set({ scene, action, atMs });
  const stored: StoredAction =
    action.kind === 'do' ? { kind: 'open-route', to: action.to } : action;
  storedPendingAction.set({ scene, action: stored, atMs });
}

/** What a page before this one was asked for, if it is not too old. */
export function storedAction(): PendingAction | undefined {
  const pending = storedPendingAction.get();
  return pending && isFresh(pending) ? pending : undefined;
}

/** This page continues what the page before it was asked for. */
export function adoptStoredAction(): void {
  asked.set(asked.get() ?? storedAction());
}

/** After a login: the action of this page is done, once. */
export function continueAction(): void {
  const pending = asked.get();
  if (!pending) return;
  dropPendingAction();
  if (isFresh(pending)) doGatedAction(pending.action);
}

/** The login was cancelled, or another user logged in. */
export function dropPendingAction(): void {
  asked.set(undefined);
  due.set(undefined);
  storedPendingAction.remove();
}

function isFresh({ atMs }: { atMs: number }): boolean {
  return clock.nowMs() - atMs <= KEPT_MS;
}
