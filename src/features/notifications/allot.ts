/**
 * Which local notifications a phone gets when more are wanted than it keeps, and their ids.
 *
 * Invariants: never more than `BUDGET`; no notification gives way to one of a kind below it; ids of
 * kinds do not overlap, and no two notifications have the same one.
 */

/** iOS keeps 64 of an app and drops the others in silence. Four are left for tests of the permission. */
export const BUDGET = 60;
const IDS_EACH = 10_000;

/** The highest priority first: what was asked for by itself, then money, then habits. `most`: of a kind. */
const ROWS = [
  ['flash', 16],
  ['refund', 24],
  ['check-in', 8],
  ['voucher', 48],
] as const;

export type NoticeKind = (typeof ROWS)[number][0];
export const KINDS: readonly NoticeKind[] = ROWS.map(([kind]) => kind);

export interface Wanted {
  kind: NoticeKind;
  /** Its own within its kind: planned again by the same key, it replaces the earlier one. */
  key: string;
  /** Milliseconds since the epoch, by the server's clock. */
  atMs: number;
}

/** One that may be on the phone. */
export interface Pending extends Wanted {
  /** Positive, 31 bits. */
  id: number;
}

/** Those that are scheduled: the next ones of each kind, as far as the budget goes. */
export function allot<One extends Wanted>(wanted: readonly One[]): One[] {
  return ROWS.flatMap(([kind, most]) =>
    wanted
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => a.atMs - b.atMs)
      .slice(0, most),
  ).slice(0, BUDGET);
}

export function isSame(a: Wanted, b: Wanted): boolean {
  return a.kind === b.kind && a.key === b.key;
}

/** One that is pending keeps its id; a new one takes none that is still in use on the phone. */
export function withIds<One extends Wanted>(
  chosen: readonly One[],
  before: readonly Pending[],
): (One & Pending)[] {
  const taken = new Set(before.map(({ id }) => id));
  return chosen.map((one) => {
    let id = before.find((other) => isSame(other, one))?.id;
    if (id === undefined) {
      id = firstId(one.kind);
      while (taken.has(id)) id += 1;
      taken.add(id);
    }
    return { ...one, id };
  });
}

/** From 10,000 on: the developer's trial notification is below. */
export function firstId(kind: NoticeKind): number {
  return (KINDS.indexOf(kind) + 1) * IDS_EACH;
}
