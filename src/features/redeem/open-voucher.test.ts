import type { CouponId } from '../../api/generated/types.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { asId } from '../../api/ids.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../../host/types.ts';
import { openKept } from '../../../tests/support/storage.ts';
import type { Point } from '../location/start-point.ts';
import { track } from '../../telemetry/report.ts';
import { storedSimulatedPosition } from '../location/stored-keys.ts';

const machine = vi.hoisted(() => ({
  call: vi.fn(),
  locate: vi.fn<() => Promise<Position>>(),
  played: vi.fn<() => Promise<Point | undefined>>(),
}));
vi.mock('#host', () => ({ host: { kind: 'APP', can: {}, locate: machine.locate } }));
vi.mock('../../api/call.ts', () => ({ call: machine.call }));
vi.mock('../location/played-point.ts', () => ({ playedPoint: machine.played }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../gift/gift-queries.ts', () => ({ refreshGifts: vi.fn() }));

const { openAtTable, openHere } = await import('./open-voucher.ts');

const HERE = { latitude: -6.2, longitude: 106.8 };
const found: Position = { success: true, code: 0, errorMessage: '', ...HERE, isSimulated: false };
const sent = () => machine.call.mock.calls[0]?.[1];

beforeEach(async () => {
  vi.mocked(track).mockClear();
  await openKept();
  machine.call.mockReset().mockResolvedValue({});
  machine.locate.mockReset().mockResolvedValue(found);
  machine.played.mockReset().mockResolvedValue(undefined);
});

test('an approximate position says how approximate it is, so that it is not too far', async () => {
  machine.locate.mockResolvedValue({ ...found, accuracyM: 1_400 });
  expect(await openHere(asId('W1'))).toBeUndefined();
  expect(sent()).toEqual({ couponId: asId<CouponId>('W1'), ...HERE, accuracy: 1_400 });
});

test('a machine that does not say it sends none', async () => {
  await openHere(asId('W1'));
  expect(sent()).toEqual({ couponId: asId<CouponId>('W1'), ...HERE });
});

test('without a position nothing is sent', async () => {
  machine.locate.mockResolvedValue({ ...found, success: false, code: 5 });
  expect(await openHere(asId('W1'))).toMatchObject({ kind: 'location' });
  expect(machine.call).not.toHaveBeenCalled();
});

test('a simulated position is sent instead of that of the machine', async () => {
  storedSimulatedPosition.set({ latitude: 1, longitude: 2 });
  await openHere(asId('W1'));
  expect(sent()).toMatchObject({ latitude: 1, longitude: 2 });
});

test('where the console has put the phones is sent without asking the machine', async () => {
  machine.played.mockResolvedValue({ latitude: 3, longitude: 4 });
  expect(await openHere(asId('W1'), false)).toBeUndefined();
  expect(sent()).toMatchObject({ latitude: 3, longitude: 4 });
  expect(machine.locate).not.toHaveBeenCalled();
});

test.each([
  ['position', () => openHere(asId('W1'))],
  ['table', () => openAtTable(asId('W1'), asId('T1'))],
] as const)('an opened code is told, by its %s and without where', async (way, open) => {
  await open();
  const told = { couponId: asId<CouponId>('W1'), way };
  expect(track).toHaveBeenCalledExactlyOnceWith('redeem_open', told);
});

test('a code that is not opened is not told', async () => {
  machine.call.mockRejectedValue(new ApiError('business', codes.OUTLET_TOO_FAR, 'Jauh'));
  expect(await openHere(asId('W1'))).toEqual({ kind: 'tooFar' });
  expect(track).not.toHaveBeenCalled();
});
