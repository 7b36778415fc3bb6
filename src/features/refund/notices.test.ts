import type { RefundId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { phone, resetPhone } from '../../../tests/support/phones/fake-phone.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { reportProblem } from '../../telemetry/report.ts';
import type { Due } from './notices.ts';
import { storedPending } from '../notifications/stored-keys.ts';

vi.mock(
  '#host',
  async () => (await import('../../../tests/support/phones/fake-phone.ts')).fakeHost,
);
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

const { syncNotice } = await import('./notices.ts');

/** In Jakarta. */
const day = (days: number) => inJakarta(Date.now() + days * 86_400_000).slice(0, 10);
const due = (changes: Partial<Due> = {}): Due => ({
  refundId: asId<RefundId>('Z7'),
  amount: 50_000,
  status: 'SENT',
  expectedDate: day(3),
  ...changes,
});
const pending = () => [...phone.pending.values()];
const hasPending = (count: number) => vi.waitFor(() => expect(phone.pending.size).toBe(count));
/** What was asked for before has been done: they go one at a time. */
async function done(): Promise<void> {
  phone.state.mockClear();
  syncNotice(due({ refundId: asId<RefundId>('Z999'), expectedDate: day(9) }));
  await vi.waitFor(() => expect(phone.state).toHaveBeenCalled());
}

beforeEach(async () => {
  resetPhone();
  vi.mocked(reportProblem).mockReset();
  await openKept();
});

test('on the expected day, half past nine in Jakarta, with a way to the refund', async () => {
  syncNotice(due());
  await hasPending(1);
  const [notice] = pending();
  expect(inJakarta(notice?.atMs ?? 0).slice(0, 16)).toBe(`${day(3)}T09:30`);
  expect(notice?.link).toBe('/platform/refundDetail?refundId=Z7');
  expect(storedPending.get()).toMatchObject([{ key: 'Z7', id: notice?.id }]);
});

test('another day takes the place of the first one', async () => {
  syncNotice(due());
  syncNotice(due({ expectedDate: day(5) }));
  await vi.waitFor(() => expect(inJakarta(pending()[0]?.atMs ?? 0)).toContain(day(5)));
  expect(phone.pending.size).toBe(1);
  expect(storedPending.get()).toHaveLength(1);
});

test.each(['DONE', 'CANCELLED'] as const)(
  'one that is %s is taken away, also with a date to come',
  async (status) => {
    syncNotice(due());
    await hasPending(1);
    syncNotice(due({ status }));
    await hasPending(0);
    expect(storedPending.get()).toEqual([]);
  },
);

test.each(['FAILED', 'WAIT_DESTINATION'] as const)(
  'one that is %s reminds its payer three days later, until it is on its way',
  async (status) => {
    syncNotice(due({ status, expectedDate: undefined }));
    await hasPending(1);
    expect(inJakarta(pending()[0]?.atMs ?? 0).slice(0, 16)).toBe(`${day(3)}T09:30`);
    expect(pending()[0]?.link).toBe('/platform/refundDetail?refundId=Z7');
    syncNotice(due({ expectedDate: day(5) }));
    await vi.waitFor(() => expect(inJakarta(pending()[0]?.atMs ?? 0)).toContain(day(5)));
    expect(phone.pending.size).toBe(1);
  },
);

test('without the permission nothing is scheduled, and what was is taken away', async () => {
  syncNotice(due());
  await hasPending(1);
  phone.state.mockResolvedValue('denied');
  syncNotice(due());
  await hasPending(0);
  expect(storedPending.get()).toEqual([]);
});

test("neither another payer's money nor a day that is over", async () => {
  syncNotice(due({ isMine: false }));
  syncNotice(due({ expectedDate: day(-1) }));
  await done();
  await hasPending(1);
  expect(pending()[0]?.link).toContain('Z999');
});

test('a phone that fails is reported, and with the next one this one is tried again', async () => {
  phone.isBroken = true;
  syncNotice(due());
  await vi.waitFor(() => expect(reportProblem).toHaveBeenCalled());
  phone.isBroken = false;
  syncNotice(due({ refundId: asId<RefundId>('Z8') }));
  await hasPending(2);
});
