import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarly } from '../../api/early.ts';
import { queryClient } from '../../api/query.ts';
import { leftAt } from '../../lib/left.ts';
import { clock } from '../../lib/now.ts';
import { headCall } from './flash-calls.ts';
import { flashPageQuery } from './use-flash-page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const session = (state: 'RUNNING' | 'UPCOMING') => ({
  sessionUniqueKey: state,
  state,
  sessionRemainingTime: 60,
  startsAt: '14:00',
});

test('of a reply that the boot script asked for, an end counts from that request, a start from now', async () => {
  const { endpoint, body } = headCall('flash-jakarta');
  const head = {
    title: {},
    imageUrl: {},
    sessionList: [session('RUNNING'), session('UPCOMING')],
    activeSession: '',
  };
  keepEarly(endpoint.path, body, Promise.resolve(head));
  vi.advanceTimersByTime(4000);
  const { sessions } = await queryClient.fetchQuery(flashPageQuery('flash-jakarta'));
  const nowMs = performance.now();
  expect(sessions.map(({ left }) => leftAt(left, nowMs))).toEqual([56_000, 60_000]);
});

test.each([30 * 60_000 - 999, 30 * 60_000 - 1, 30 * 60_000])(
  'a session that begins at a whole minute begins there, %d ms before it',
  async (beforeMs) => {
    const startMs = 1_795_712_400_000;
    vi.spyOn(clock, 'nowMs').mockReturnValue(startMs - beforeMs);
    const upcoming = { ...session('UPCOMING'), sessionRemainingTime: Math.ceil(beforeMs / 1000) };
    const { endpoint, body } = headCall('flash-night');
    const head = { title: {}, imageUrl: {}, sessionList: [upcoming], activeSession: '' };
    keepEarly(endpoint.path, body, Promise.resolve(head));
    const { sessions } = await queryClient.fetchQuery(flashPageQuery('flash-night'));
    expect(sessions[0]?.startsAtMs).toBe(startMs);
  },
);
