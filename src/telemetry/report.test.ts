import { beforeEach, expect, test, vi } from 'vitest';
import { type TelemetryEvent, reportProblem, startTelemetry, track } from './report.ts';

const send = vi.fn<(events: TelemetryEvent[]) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  send.mockReset().mockResolvedValue(undefined);
});

test('events of before the start leave with the first batch, each once', async () => {
  track('search_btn');
  startTelemetry(send);
  track('coupon_card', { skuId: 's1' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['search_btn', 'coupon_card']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a batch that did not leave goes with the next, in order and with the same ids', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  track('search_btn');
  await vi.advanceTimersByTimeAsync(5000);
  track('coupon_card', { skuId: 's2' });
  await vi.advanceTimersByTimeAsync(5000);
  const [lost, sent] = send.mock.calls.map(([events]) => events);
  expect(sent?.map(({ name }) => name)).toEqual(['search_btn', 'coupon_card']);
  expect(sent?.[0]?.eventId).toBe(lost?.[0]?.eventId);
});

test('what waits is bounded', async () => {
  for (let index = 0; index < 500; index += 1) track('coupon_card', { skuId: String(index) });
  await vi.advanceTimersByTimeAsync(60_000);
  const sent = send.mock.calls.flatMap(([events]) => events);
  expect(sent).toHaveLength(200);
  expect(sent.at(-1)?.props).toEqual({ skuId: '499' });
});

test('a problem says where and what, shortened', async () => {
  reportProblem('home.list', new TypeError('x'.repeat(1000)));
  await vi.advanceTimersByTimeAsync(5000);
  expect(send.mock.calls[0]?.[0][0]?.props).toEqual({
    where: 'home.list',
    kind: 'TypeError',
    detail: 'x'.repeat(300),
  });
});
