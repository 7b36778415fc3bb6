import { asId } from '../../api/ids.ts';
import type { CouponId } from '../../api/generated/types.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { phone, resetPhone } from '../../../tests/support/phones/fake-phone.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { dropPersonal } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedPending } from '../notifications/stored-keys.ts';

vi.mock(
  '#host',
  async () => (await import('../../../tests/support/phones/fake-phone.ts')).fakeHost,
);
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

const { remindOf, setReminderWish, syncReminders, watchReminders } = await import('./reminders.ts');

const DAY_MS = 86_400_000;
const ending = (couponId: CouponId, days: number) => ({
  couponId,
  name: couponId,
  validEnd: Date.now() + days * DAY_MS + 3_600_000,
});
const settled = () =>
  vi.waitFor(() =>
    expect((storedPending.get() ?? []).map(({ id }) => id)).toEqual([...phone.pending.keys()]),
  );

beforeEach(async () => {
  resetPhone();
  vi.mocked(reportProblem).mockReset();
  await openKept();
});

test('nothing is scheduled without the wish', async () => {
  remindOf([ending(asId('W1'), 10)]);
  await Promise.resolve();
  await settled();
  expect(phone.pending.size).toBe(0);
  expect(phone.state).not.toHaveBeenCalled();
});

test('with it, each distance once; what is used meanwhile is cancelled', async () => {
  remindOf([ending(asId('W1'), 10), ending(asId('W2'), 20)]);
  setReminderWish(true);
  await vi.waitFor(() => expect(phone.pending.size).toBe(6));
  await settled();
  expect([...phone.pending.values()].map(({ link }) => link)).toContain(
    '/platform/couponDetail?id=W1',
  );
  remindOf([ending(asId('W2'), 20)]);
  await vi.waitFor(() => expect(phone.pending.size).toBe(3));
  setReminderWish(false);
  await vi.waitFor(() => expect(phone.pending.size).toBe(0));
  await settled();
});

test('a logout cancels everything', async () => {
  watchReminders();
  remindOf([ending(asId('W1'), 10)]);
  setReminderWish(true);
  await vi.waitFor(() => expect(phone.pending.size).toBe(3));
  dropPersonal();
  await vi.waitFor(() => expect(phone.pending.size).toBe(0));
});

test.each(['denied', 'prompt'] as const)('%s: nothing is pending', async (state) => {
  remindOf([ending(asId('W1'), 10)]);
  setReminderWish(true);
  await vi.waitFor(() => expect(phone.pending.size).toBe(3));
  phone.state.mockResolvedValue(state);
  syncReminders();
  await vi.waitFor(() => expect(phone.pending.size).toBe(0));
});

test('a failure is reported, and what may be pending stays listed', async () => {
  phone.isBroken = true;
  remindOf([ending(asId('W1'), 10)]);
  setReminderWish(true);
  await vi.waitFor(() => expect(reportProblem).toHaveBeenCalledTimes(1));
  expect(storedPending.get()).toHaveLength(3);
});

test('money without a destination is asked about', async () => {
  remindOf([{ ...ending(asId('W1'), 2), comesBack: 'ASKS' as const }]);
  setReminderWish(true);
  await vi.waitFor(() => expect(phone.pending.size).toBe(1));
  expect([...phone.pending.values()].map(({ body }) => body)).toEqual(['reminder.oneSayWhere']);
});

test('before the vouchers of this run are known, what is pending stays', async () => {
  const left = [{ kind: 'voucher' as const, key: '1', atMs: Date.now() + DAY_MS, id: 40_000 }];
  storedPending.set(left);
  setReminderWish(true);
  await Promise.resolve();
  expect(phone.state).not.toHaveBeenCalled();
  expect(storedPending.get()).toEqual(left);
});

test('what comes back by itself is not hurried, and what begins says so', async () => {
  const first = { ...ending(asId('W1'), 2), comesBack: 'SURE' as const };
  remindOf([first, { ...ending(asId('W2'), 30), validStart: Date.now() + DAY_MS }]);
  setReminderWish(true);
  await vi.waitFor(() => expect(phone.pending.size).toBe(5));
  const said = [...phone.pending.values()].map(
    ({ body, link }) => `${body} ${link?.slice(-2) ?? ''}`,
  );
  expect(said.filter((words) => words.endsWith('W1'))).toEqual(['reminder.oneComesBack W1']);
  expect(said.filter((words) => words.endsWith('W2'))).toEqual([
    'reminder.oneBegins W2',
    'reminder.one W2',
    'reminder.one W2',
    'reminder.one W2',
  ]);
});
