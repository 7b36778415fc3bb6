import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiErrorKind } from '../api/errors.ts';
import * as codes from '../api/generated/codes.ts';
import type { TelemetryEvent } from './report.ts';

const send =
  vi.fn<(events: TelemetryEvent[], options: { isAnonymous: boolean }) => Promise<unknown>>();
const disk = new Map<string, string>();

type Telemetry = typeof import('./report.ts');
let ApiError: typeof import('../api/errors.ts').ApiError;

/** A run of the app: fresh modules with the stored data. Nothing is sent before the start. */
async function run(isStarted = true): Promise<Telemetry> {
  vi.resetModules();
  const { openStorage } = await import('../storage/storage.ts');
  ({ ApiError } = await import('../api/errors.ts'));
  const telemetry = await import('./report.ts');
  await openStorage({
    host: {
      read: () => Promise.resolve(new Map(disk)),
      write: (key, value) => Promise.resolve(void disk.set(key, value)),
      remove: (key) => Promise.resolve(void disk.delete(key)),
    },
    versionCode: '1',
    report: telemetry.reportProblem,
  });
  if (isStarted) telemetry.startTelemetry(send);
  return telemetry;
}

const sent = () => send.mock.calls.map(([events]) => events);
const names = (events: TelemetryEvent[] | undefined) => events?.map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  send.mockReset().mockResolvedValue(undefined);
  disk.clear();
  disk.set('usageConsent', '"granted"');
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('events before the start are sent with the first batch, each once', async () => {
  const { startTelemetry, track } = await run(false);
  track('search_btn');
  startTelemetry(send);
  track('buy', { skuId: 's1' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent().map(names)).toEqual([['search_btn', 'buy']]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(disk.has('waitingEvents')).toBe(false);
});

test('an opened result of a search is part of what follows, until another list is opened', async () => {
  const { track } = await run();
  const found = { scene: 'search', position: 0, queryId: 'Q1', traceId: 'T1' } as const;
  track('store_card', { ...found, poiId: 'P1' });
  track('buy', { skuId: 'K1' });
  track('coupon_card', { scene: 'rank', position: 0, skuId: 'K2' });
  track('buy', { skuId: 'K2' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()[0]?.map(({ props }) => props['searchIds'])).toEqual([
    'Q1 T1',
    'Q1 T1',
    undefined,
    undefined,
  ]);
});

test('waiting events are stored and sent when the page is hidden, not when it is shown', async () => {
  const { track } = await run();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  track('search_btn');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
  expect(sent().map(names)).toEqual([['search_btn']]);
  expect(disk.get('waitingEvents')).toContain('search_btn');
  await vi.advanceTimersByTimeAsync(0);
  expect(disk.has('waitingEvents')).toBe(false);
});

test('a failed batch is sent with the next, in order and with the same ids', async () => {
  const { track } = await run();
  send.mockRejectedValueOnce(new ApiError('network'));
  track('search_btn');
  await vi.advanceTimersByTimeAsync(5000);
  track('buy', { skuId: 's2' });
  await vi.advanceTimersByTimeAsync(5000);
  const [lost, second] = sent();
  expect(names(second)).toEqual(['search_btn', 'buy']);
  expect(second?.[0]?.eventId).toBe(lost?.[0]?.eventId);
});

test('a failed batch is retried without a new event', async () => {
  const { track } = await run();
  send.mockRejectedValueOnce(new ApiError('timeout'));
  track('search_btn');
  await vi.advanceTimersByTimeAsync(70_000);
  expect(send).toHaveBeenCalledTimes(2);
});

describe('a kill', () => {
  test('before the batch is sent loses no event', async () => {
    const first = await run();
    first.track('buy', { skuId: 's1' });
    await vi.advanceTimersByTimeAsync(600);
    vi.clearAllTimers();
    await run();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().map(names)).toEqual([['buy']]);
  });

  test('while a batch is in flight sends it again with the same ids, for deduplication', async () => {
    const first = await run();
    send.mockReturnValueOnce(new Promise(() => undefined));
    first.track('buy', { skuId: 's1' });
    await vi.advanceTimersByTimeAsync(5000);
    vi.clearAllTimers();
    await run();
    await vi.advanceTimersByTimeAsync(5000);
    const [lost, again] = sent();
    expect(again?.map(({ eventId }) => eventId)).toEqual(lost?.map(({ eventId }) => eventId));
  });

  test('right after the page is left loses no event', async () => {
    const { track } = await run();
    track('search_btn');
    window.dispatchEvent(new Event('pagehide'));
    expect(disk.get('waitingEvents')).toContain('search_btn');
  });
});

test.each<[ApiErrorKind, string, number]>([
  ['business', codes.VALUE_INVALID, 1],
  ['business', codes.INTERNAL, 2],
  ['rate-limited', codes.RATE_LIMITED, 2],
  ['malformed', '', 2],
])('a batch answered by %s %s is sent %i times', async (kind, code, times) => {
  const { track } = await run();
  send.mockRejectedValueOnce(new ApiError(kind, code));
  track('search_btn');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(send).toHaveBeenCalledTimes(times);
});

test('the queue is bounded', async () => {
  const { track } = await run();
  for (let index = 0; index < 500; index += 1) track('buy', { skuId: String(index) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent().flat()).toHaveLength(200);
  expect(sent().flat().at(-1)?.props).toEqual({ skuId: '499' });
});

test('reporting a full disk does not loop', async () => {
  const { reportProblem } = await run();
  reportProblem('storage.waitingEvents', new Error('full'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
});

describe('a problem', () => {
  test('has its place and a shortened message', async () => {
    const { reportProblem } = await run();
    reportProblem('home.list', new TypeError('x '.repeat(1000)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()[0]?.[0]).toMatchObject({
      name: 'problem',
      props: { where: 'home.list', kind: 'TypeError', detail: 'x '.repeat(150) },
    });
  });

  test('that is expected is an outcome with its code; a network error is not reported', async () => {
    const { reportProblem } = await run();
    reportProblem('login.code', new ApiError('business', codes.CODE_WRONG, 'Wrong'));
    reportProblem('home.list', new ApiError('network'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(
      sent()
        .flat()
        .map(({ name, props }) => ({ name, props })),
    ).toEqual([
      { name: 'expected_outcome', props: { where: 'login.code', code: codes.CODE_WRONG } },
    ]);
  });

  test('contains no token, phone number or mail address', async () => {
    const { reportProblem, track } = await run();
    history.replaceState(null, '', '/platform/nowhere/081234567890');
    const secrets = ['Zk3v9QxT0aLmN4pRs7uWy1bC', '+62 812-3456-7890', 'siti@mail.example'];
    reportProblem('session.refresh', new Error(`refused ${secrets.join(' ')}`));
    track('page_not_found', { originUrl: `jajan://x?token=${secrets[0]}&phone=081234567890` });
    await vi.advanceTimersByTimeAsync(5000);
    const wire = JSON.stringify(
      sent()
        .flat()
        .map(({ page, props }) => ({ page, props })),
    );
    history.replaceState(null, '', '/');
    expect(wire).toContain('refused');
    for (const secret of [...secrets, '081234567890']) expect(wire).not.toContain(secret);
    expect([...disk.values()].join(' ')).not.toContain('081234567890');
  });
});

describe('remote monitoring', () => {
  test('when off, problems and performance are neither queued nor sent, unlike the rest', async () => {
    const { recentEvents, reportProblem, setMonitoring, track } = await run();
    reportProblem('home.list', new Error('before'));
    setMonitoring(false);
    reportProblem('home.list', new Error('after'));
    track('page_performance', { isFinal: false, lcpMs: 1 });
    track('search_btn');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().map(names)).toEqual([['search_btn']]);
    // Developer options show them all the same.
    expect(names([...recentEvents.get()])).toEqual([
      'problem',
      'problem',
      'page_performance',
      'search_btn',
    ]);
  });

  test('the stored switch applies from the start', async () => {
    disk.set('isMonitored', 'false');
    const { reportProblem } = await run();
    reportProblem('home.list', new Error('x'));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('without consent', () => {
  const usage = async (telemetry: Telemetry): Promise<void> => {
    telemetry.track('store_card_expo', { scene: 'stores', position: 0, poiId: 'P1' });
    telemetry.track('location', { code: 0 });
    telemetry.track('page', { host: 'WEB' });
    telemetry.track('old_ios', { osVersion: '15.0' });
    await vi.advanceTimersByTimeAsync(700_000);
  };

  test.each([undefined, '"denied"', '"yes"', 'true'])(
    'that is %s, usage is neither sent nor kept for later',
    async (answer) => {
      if (answer === undefined) disk.delete('usageConsent');
      else disk.set('usageConsent', answer);
      const early = await run(false);
      early.track('search_btn');
      early.startTelemetry(send);
      await usage(early);
      window.dispatchEvent(new Event('pagehide'));
      expect(
        sent()
          .flat()
          .filter(({ name }) => name !== 'problem'),
      ).toEqual([]);
      const waiting = names(JSON.parse(disk.get('waitingEvents') ?? '[]') as TelemetryEvent[]);
      expect(waiting?.filter((name) => name !== 'problem')).toEqual([]);
      // Nothing of it leaves once the answer is yes.
      early.setUsageConsent('granted');
      await vi.advanceTimersByTimeAsync(700_000);
      expect(
        sent()
          .flat()
          .filter(({ name }) => name !== 'problem'),
      ).toEqual([]);
    },
  );

  test('usage that an earlier release has kept is removed', async () => {
    disk.delete('usageConsent');
    const kept = { eventId: 'e1', name: 'store_card', timeMs: 1, page: '/', props: {} };
    disk.set('waitingEvents', JSON.stringify([kept]));
    await run();
    await vi.advanceTimersByTimeAsync(700_000);
    expect(send).not.toHaveBeenCalled();
    expect(disk.has('waitingEvents')).toBe(false);
  });

  test('a problem is sent without the name of a user', async () => {
    disk.delete('usageConsent');
    const { reportProblem, track } = await run();
    track('search_btn');
    reportProblem('home.list', new Error('x'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().map(names)).toEqual([['problem']]);
    expect(send.mock.lastCall?.[1]).toEqual({ isAnonymous: true });
  });

  test('a withdrawal acts at once', async () => {
    const { setUsageConsent, track } = await run();
    track('search_btn');
    await vi.advanceTimersByTimeAsync(600);
    expect(disk.has('waitingEvents')).toBe(true);
    setUsageConsent('denied');
    expect(disk.has('waitingEvents')).toBe(false);
    track('buy', { skuId: 's1' });
    await vi.advanceTimersByTimeAsync(700_000);
    expect(send).not.toHaveBeenCalled();
  });

  test('a batch that was under way at a withdrawal is not sent again', async () => {
    const { setUsageConsent, track } = await run();
    let fail: (error: Error) => void = () => undefined;
    send.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    track('search_btn');
    await vi.advanceTimersByTimeAsync(5000);
    setUsageConsent('denied');
    fail(new ApiError('network'));
    await vi.advanceTimersByTimeAsync(700_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(disk.has('waitingEvents')).toBe(false);
  });
});

test('usage and diagnostics are never in one batch', async () => {
  const { reportProblem, track } = await run();
  track('search_btn');
  reportProblem('home.list', new Error('x'));
  track('buy', { skuId: 's1' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send.mock.calls.map(([events, options]) => [names(events), options])).toEqual([
    [['search_btn', 'buy'], { isAnonymous: false }],
    [['problem'], { isAnonymous: true }],
  ]);
});
