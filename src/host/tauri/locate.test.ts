import { beforeEach, expect, test, vi } from 'vitest';
import type { Position, PositionCode } from '../types.ts';
import { locate } from './locate.ts';

const native = vi.hoisted(() => vi.fn<() => Promise<Position>>());
const browser = vi.hoisted(() => vi.fn<(options: { timeoutMs: number }) => Promise<Position>>());
const system = vi.hoisted(() => ({ platform: 'android' }));
vi.mock('./platform.ts', () => system);
vi.mock('./position.ts', () => ({ locate: native }));
vi.mock('../web/position.ts', () => ({ locate: browser }));

const position = (code: PositionCode, latitude = 0): Position => ({
  success: code === 0,
  code,
  errorMessage: '',
  latitude,
  longitude: 0,
  isSimulated: false,
});
const OPTIONS = { timeoutMs: 20_000, highAccuracy: true };

beforeEach(() => {
  system.platform = 'android';
  native.mockReset();
  browser.mockReset().mockResolvedValue(position(0, -6.2));
});

test.each<[PositionCode, number]>([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 0],
  [6, 1],
  [7, 1],
])("the phone's code %i asks the web view %i times", async (code, times) => {
  native.mockResolvedValue(position(code, -6.3));
  const found = await locate(OPTIONS);
  expect(browser).toHaveBeenCalledTimes(times);
  if (times === 1) expect(found).toMatchObject({ success: true, latitude: -6.2 });
  else expect(found).toMatchObject({ code, latitude: -6.3 });
});

test("when both fail it is the phone's reason, and the web view got less time", async () => {
  native.mockResolvedValue(position(4));
  browser.mockResolvedValue(position(1));
  expect((await locate(OPTIONS)).code).toBe(4);
  expect(browser.mock.calls[0]?.[0].timeoutMs).toBeLessThan(20_000);
});

test('on iOS there is no fallback to the web view', async () => {
  system.platform = 'ios';
  native.mockResolvedValue(position(4));
  expect((await locate(OPTIONS)).code).toBe(4);
  expect(browser).not.toHaveBeenCalled();
});
