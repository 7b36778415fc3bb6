import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { phone, resetPhone } from '../../../tests/support/phones/fake-phone.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { resetAtoms } from '../../lib/atom.ts';
import { setClock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { dropPersonal } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { allot, BUDGET, firstId, KINDS, type NoticeKind, type Wanted, withIds } from './allot.ts';
import { storedPending } from './stored-keys.ts';

vi.mock(
  '#host',
  async () => (await import('../../../tests/support/phones/fake-phone.ts')).fakeHost,
);
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

const { planNotice, planNotices, syncNotices, watchNotices } = await import('./notices.ts');

const HOUR_MS = 3_600_000;
const notice = (key: string, hours = 1) => ({
  key,
  atMs: Date.now() + hours * HOUR_MS,
  title: 'T',
  body: key,
  to: paths.myCouponList(),
});
const bodies = () => [...phone.pending.values()].map(({ body }) => body);
const listed = () => (storedPending.get() ?? []).map(({ key }) => key);
/** What is on the phone, once that is what is listed. */
async function pending(): Promise<string[]> {
  await done();
  expect(bodies().toSorted()).toEqual(listed().toSorted());
  return bodies().toSorted();
}
/** What was asked for before has been done: they go one at a time. */
async function done(): Promise<void> {
  phone.state.mockClear();
  planNotice('check-in', 'last', notice('last'));
  await vi.waitFor(() => expect(phone.state).toHaveBeenCalled());
  planNotice('check-in', 'last', undefined);
  await vi.waitFor(() => expect([...listed(), ...bodies()]).not.toContain('last'));
}

beforeEach(async () => {
  resetPhone();
  vi.mocked(reportProblem).mockReset();
  await openKept();
});

test('a kind planned as a whole leaves the others alone; one key replaces itself', async () => {
  planNotices('voucher', [notice('v1'), notice('v2')]);
  planNotice('refund', 'r1', notice('r1'));
  expect(await pending()).toEqual(['r1', 'v1', 'v2']);
  planNotices('voucher', [notice('v2', 3)]);
  planNotice('refund', 'r2', notice('r2'));
  expect(await pending()).toEqual(['r1', 'r2', 'v2']);
  planNotice('refund', 'r1', undefined);
  expect(await pending()).toEqual(['r2', 'v2']);
});

test('at the same second of a phone whose clock is wrong', async () => {
  const { adoptServerTime } = await import('../../lib/now.ts');
  adoptServerTime(Date.now() + 2 * HOUR_MS);
  planNotice('flash', 'f1', notice('f1', 3));
  expect(await pending()).toEqual(['f1']);
  const [one] = phone.pending.values();
  expect(Math.abs((one?.atMs ?? 0) - Date.now() - HOUR_MS)).toBeLessThan(5000);
  adoptServerTime(Date.now());
});

test('what an earlier run has left stays until its kind is planned', async () => {
  planNotice('refund', 'r1', notice('r1'));
  planNotice('flash', 'f1', notice('f1'));
  expect(await pending()).toEqual(['f1', 'r1']);
  resetAtoms();
  planNotice('refund', 'r2', notice('r2'));
  expect(await pending()).toEqual(['f1', 'r1', 'r2']);
  planNotices('refund', []);
  expect(await pending()).toEqual(['f1']);
});

test('what has rung makes room, and the same is not given to the phone twice', async () => {
  planNotice('refund', 'r1', notice('r1', 1));
  planNotice('refund', 'r2', notice('r2', 5));
  expect(await pending()).toEqual(['r1', 'r2']);
  phone.pending.clear();
  const restore = setClock({ nowMs: () => Date.now() + 2 * HOUR_MS });
  planNotice('refund', 'r3', notice('r3', 6));
  await vi.waitFor(() => expect(listed()).toEqual(['r2', 'r3']));
  expect(bodies()).toEqual(['r3']);
  restore();
});

test('a logout takes all away, of earlier runs too', async () => {
  planNotice('flash', 'f1', notice('f1'));
  expect(await pending()).toEqual(['f1']);
  resetAtoms();
  watchNotices();
  planNotices('voucher', [notice('v1')]);
  dropPersonal();
  planNotice('flash', 'f2', notice('f2'));
  expect(await pending()).toEqual(['f2']);
});

test('without the permission nothing is pending; it comes with the permission', async () => {
  phone.state.mockResolvedValue('denied');
  planNotice('flash', 'f1', notice('f1'));
  await vi.waitFor(() => expect(phone.state).toHaveBeenCalled());
  expect(phone.pending.size).toBe(0);
  phone.state.mockResolvedValue('granted');
  syncNotices();
  expect(await pending()).toEqual(['f1']);
});

test('where the host cannot schedule it is not even asked', async () => {
  phone.canSchedule = false;
  planNotice('flash', 'f1', notice('f1'));
  syncNotices();
  await Promise.resolve();
  expect(phone.state).not.toHaveBeenCalled();
});

test('a failure is reported, and what may be pending stays listed for its cancellation', async () => {
  phone.isBroken = true;
  planNotices('voucher', [notice('v1'), notice('v2')]);
  await vi.waitFor(() => expect(reportProblem).toHaveBeenCalledTimes(1));
  expect(listed()).toEqual(['v1', 'v2']);
  phone.isBroken = false;
  planNotices('voucher', [notice('v2')]);
  expect(await pending()).toEqual(['v2']);
});

const kind = fc.constantFrom(...KINDS);
const one = fc.record({
  kind,
  key: fc.integer({ min: 0, max: 99 }).map(String),
  atMs: fc.integer({ min: 1, max: 1_000_000 }),
});
const many = fc.uniqueArray(one, {
  selector: (wanted: Wanted) => `${wanted.kind} ${wanted.key}`,
  maxLength: 250,
});
const MOST: Readonly<Record<NoticeKind, number>> = {
  flash: 16,
  refund: 24,
  'check-in': 8,
  voucher: 48,
};
const levelOf = (wanted: Wanted) => KINDS.indexOf(wanted.kind);

test('never more than the budget, and nothing gives way to a kind below it', () => {
  expect(BUDGET).toBeLessThan(64);
  fc.assert(
    fc.property(many, (wanted) => {
      const kept = allot(wanted);
      expect(kept.length).toBeLessThanOrEqual(BUDGET);
      for (const dropped of wanted.filter((wish) => !kept.includes(wish))) {
        const ofKind = kept.filter((other) => other.kind === dropped.kind);
        for (const other of ofKind) expect(other.atMs).toBeLessThanOrEqual(dropped.atMs);
        if (ofKind.length === MOST[dropped.kind]) continue;
        expect(kept).toHaveLength(BUDGET);
        expect(Math.max(...kept.map(levelOf))).toBeLessThanOrEqual(levelOf(dropped));
      }
    }),
  );
});

test('ids never collide, stay in the range of their kind, and do not change', () => {
  fc.assert(
    fc.property(many, many, (first, second) => {
      const before = withIds(allot(first), []);
      const after = withIds(allot(second), before);
      const all = new Map([...before, ...after].map((id) => [`${id.kind} ${id.key}`, id]));
      expect(new Set([...all.values()].map(({ id }) => id)).size).toBe(all.size);
      for (const { id, kind: its, key } of after) {
        expect(Math.floor(id / firstId('flash'))).toBe(KINDS.indexOf(its) + 1);
        const earlier = before.find((other) => other.kind === its && other.key === key);
        if (earlier) expect(id).toBe(earlier.id);
      }
    }),
  );
});

test('after any plans the phone has what is listed, and no more than the budget', async () => {
  const step = fc.oneof(
    fc.record({ kind, keys: fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 60 }) }),
    fc.record({ kind, key: fc.integer({ min: 0, max: 80 }), isGone: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      resetAtoms();
      resetPhone();
      await openKept();
      for (const taken of steps) {
        if ('keys' in taken)
          planNotices(
            taken.kind,
            taken.keys.map((key) => notice(`${taken.kind} ${key}`, key + 1)),
          );
        else {
          const key = `${taken.kind} ${taken.key}`;
          planNotice(taken.kind, key, taken.isGone ? undefined : notice(key, taken.key + 1));
        }
      }
      await done();
      expect(phone.pending.size).toBeLessThanOrEqual(BUDGET);
      expect(bodies().toSorted()).toEqual(listed().toSorted());
    }),
    { numRuns: 40 },
  );
});
