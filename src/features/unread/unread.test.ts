// @vitest-environment node
/** Late replies: what was seen stays seen, what was received is counted. Spec home 2, 4. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryUnread } from '../../api/generated/calls/query-unread.ts';
import type { UnreadData } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { noteReceivedCoupon, withReceivedCoupon } from './received.ts';
import { noneUnread } from './rules.ts';
import { beginVisit, newsOf, resetUnread } from './unread.ts';

const wire = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }) => unknown>() }));
vi.mock('../../api/call.ts', () => ({ call: wire.call }));
vi.mock('../../session/personal.ts', () => ({ personNumber: { subscribe: vi.fn() } }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

const one = withReceivedCoupon(noneUnread);
const query = callQuery(queryUnread, {});

/** The requests for the counters, in order. */
let asked: ((data: UnreadData) => void)[];
let stop: () => void;

beforeEach(() => {
  asked = [];
  wire.call.mockImplementation(({ path }) =>
    path === queryUnread.path
      ? new Promise<UnreadData>((resolve) => {
          asked.push(resolve);
        })
      : Promise.resolve(noneUnread),
  );
  queryClient.setQueryData(query.queryKey, one);
  stop = new QueryObserver(queryClient, { ...query, staleTime: 0 }).subscribe(() => undefined);
});

afterEach(() => {
  stop();
  queryClient.clear();
});

const shown = () => queryClient.getQueryData<UnreadData>(query.queryKey)?.account.totalUnread;

const shownData = () => queryClient.getQueryData<UnreadData>(query.queryKey) ?? noneUnread;

it('a late reply does not bring back a dot that was seen', async () => {
  expect(asked).toHaveLength(1);
  await resetUnread('account');
  expect(shown()).toBe(0);
  asked[0]?.(one);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown()).toBe(0);
});

it('a coupon received during a fetch repeats the fetch', async () => {
  noteReceivedCoupon();
  expect(shown()).toBe(2);
  asked[0]?.(one);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.(withReceivedCoupon(one));
  await vi.waitFor(() => expect(shown()).toBe(2));
});

it('news of the open page stay when a coupon is received meanwhile', async () => {
  queryClient.setQueryData<UnreadData>(query.queryKey, withReceivedCoupon(one));
  beginVisit('account');
  await resetUnread('account');
  noteReceivedCoupon();
  expect(newsOf(shownData(), 'account', 'coupon')).toBe(3);
  await resetUnread('account');
  expect([shown(), newsOf(shownData(), 'account', 'coupon')]).toEqual([0, 3]);
  beginVisit('account');
  expect(newsOf(shownData(), 'account', 'coupon')).toBe(0);
});
