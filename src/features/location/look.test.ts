import { expect, test, vi } from 'vitest';
import type { AddressInfo } from '../../api/generated/types.ts';
import type { Position } from '../../host/types.ts';
import { locationStage } from './flow.ts';
import { createLocation, type LocationEffects } from './look.ts';

const found: Position = {
  success: true,
  code: 0,
  errorMessage: '',
  latitude: -6.2,
  longitude: 106.8,
  isSimulated: false,
};
const menteng: AddressInfo = {
  city: 'Jakarta Pusat',
  cityId: '3171',
  country: 'Indonesia',
  district: 'Menteng',
  districtId: '317106',
  provinceId: '31',
  street: '',
  streetId: '',
};

const effects = (change: Partial<LocationEffects> = {}): LocationEffects => ({
  locate: vi.fn(() => Promise.resolve(found)),
  locateSilently: vi.fn(() => Promise.resolve(found)),
  simulated: () => undefined,
  resolve: vi.fn(() => Promise.resolve(menteng)),
  remember: vi.fn(),
  settled: vi.fn(),
  fail: vi.fn(),
  report: vi.fn(),
  ...change,
});

test('a position and its address end in stage 4 and are remembered', async () => {
  const given = effects();
  const flow = createLocation(given);
  await expect(flow.refresh()).resolves.toBe(true);
  expect(locationStage(flow.state.get())).toBe(4);
  const point = { latitude: -6.2, longitude: 106.8 };
  // The point at once, in case the address never comes.
  expect(vi.mocked(given.remember).mock.calls).toEqual([
    [point, undefined],
    [point, 'Menteng'],
  ]);
  expect(vi.mocked(given.settled).mock.calls).toEqual([[found]]);
});

test('listeners are called for each stage, and it can be refreshed', async () => {
  let hand: (position: Position) => void = () => undefined;
  const locate = () => new Promise<Position>((resolve) => (hand = resolve));
  let name: (address: AddressInfo) => void = () => undefined;
  const resolve = () => new Promise<AddressInfo>((done) => (name = done));
  const flow = createLocation(effects({ locate, resolve }));
  const told: number[] = [];
  const stop = flow.state.subscribe(() => told.push(locationStage(flow.state.get())));
  const first = flow.refresh();
  hand(found);
  await vi.waitFor(() => expect(flow.state.get().addressStatus).toBe('loading'));
  name(menteng);
  await first;
  expect([...new Set(told)]).toEqual([0, 2, 4]);
  const second = flow.refresh();
  hand({ ...found, success: false, code: 1 });
  await expect(second).resolves.toBe(false);
  expect(locationStage(flow.state.get())).toBe(1);
  stop();
});

test('two refreshes share one request', async () => {
  const given = effects();
  const flow = createLocation(given);
  await Promise.all([flow.refresh(), flow.refresh()]);
  expect(given.locate).toHaveBeenCalledTimes(1);
});

test('`start` locates once', async () => {
  const given = effects();
  const flow = createLocation(given);
  flow.start();
  flow.start();
  await flow.refresh();
  flow.start();
  expect(given.locate).toHaveBeenCalledTimes(1);
});

test('a failed position is reported and requests no address', async () => {
  const given = effects({ locate: () => Promise.resolve({ ...found, success: false, code: 1 }) });
  const flow = createLocation(given);
  await expect(flow.refresh()).resolves.toBe(false);
  expect(locationStage(flow.state.get())).toBe(1);
  expect(given.fail).toHaveBeenCalledOnce();
  expect(given.resolve).not.toHaveBeenCalled();
});

test('a failed address is reported and ends in stage 3', async () => {
  const given = effects({ resolve: () => Promise.reject(new Error('down')) });
  const flow = createLocation(given);
  await expect(flow.refresh()).resolves.toBe(false);
  expect(locationStage(flow.state.get())).toBe(3);
  expect(given.report).toHaveBeenCalledOnce();
});

test('a simulated position is used instead of the host and not remembered', async () => {
  const given = effects({ simulated: () => ({ latitude: -6.26, longitude: 106.81 }) });
  const flow = createLocation(given);
  await flow.refresh();
  expect(given.locate).not.toHaveBeenCalled();
  expect(given.resolve).toHaveBeenCalledWith({ latitude: -6.26, longitude: 106.81 });
  expect(given.remember).not.toHaveBeenCalled();
  expect(flow.state.get().position?.isSimulated).toBe(true);
});

test('a silent refresh gets a position and its address without a permission prompt', async () => {
  const given = effects();
  const flow = createLocation(given);
  await flow.freshen();
  expect(given.locate).not.toHaveBeenCalled();
  expect(locationStage(flow.state.get())).toBe(4);
  expect(given.remember).toHaveBeenCalledTimes(2);
});

test('a silent refresh that fails changes nothing and reports nothing', async () => {
  const locateSilently = () => Promise.resolve({ ...found, success: false, code: 1 } as const);
  const given = effects({ locateSilently });
  const flow = createLocation(given);
  await flow.refresh();
  const before = flow.state.get();
  await flow.freshen();
  expect(flow.state.get()).toBe(before);
  expect(given.fail).not.toHaveBeenCalled();
});

test('only a tap on what turns the location on may ask again', async () => {
  const locate = vi.fn<LocationEffects['locate']>(() => Promise.resolve(found));
  const flow = createLocation(effects({ locate }));
  flow.start();
  await flow.refresh();
  await flow.refresh();
  await flow.turnOn();
  expect(locate.mock.calls).toEqual([[false], [false], [true]]);
});
