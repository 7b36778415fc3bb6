import { describe, expect, it } from 'vitest';
import { queryUnread } from '../../api/generated/calls/query-unread.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { counted, noteReceivedCoupon, withReceivedCoupon } from './received.ts';
import { noneUnread, reset } from './rules.ts';

describe('unread counters', () => {
  it('adds a received coupon to the account', () => {
    const once = withReceivedCoupon(noneUnread);
    expect(once.account).toEqual({ totalUnread: 1, items: { coupon: 1 } });
    expect(withReceivedCoupon(once).account.totalUnread).toBe(2);
    expect(once.order).toEqual(noneUnread.order);
  });

  it('adds it to the shown counters, and to nothing before the first fetch', () => {
    const { queryKey } = callQuery(queryUnread, {});
    noteReceivedCoupon();
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    queryClient.setQueryData(queryKey, noneUnread);
    noteReceivedCoupon();
    expect(queryClient.getQueryData(queryKey)).toEqual(withReceivedCoupon(noneUnread));
    queryClient.clear();
  });

  it.each([
    [3, -1, 2],
    [1, -5, 0],
    [0, -1, 0],
    [2, 3, 5],
  ])('%d by %d is %d, floor 0', (start, by, expected) => {
    const data = counted(noneUnread, 'order', 'refund', start);
    expect(counted(data, 'order', 'refund', by).order).toEqual({
      totalUnread: expected,
      items: { refund: expected },
    });
  });

  it('subtracts from the total only what the item had', () => {
    const data = { ...noneUnread, home: { totalUnread: 5, items: { a: 1, b: 4 } } };
    expect(counted(data, 'home', 'a', -3).home).toEqual({ totalUnread: 4, items: { a: 0, b: 4 } });
  });

  it('resets one page only', () => {
    const data = counted(withReceivedCoupon(noneUnread), 'home', 'news', 2);
    expect(reset(data, 'account').account.totalUnread).toBe(0);
    expect(reset(data, 'account').home.totalUnread).toBe(2);
  });
});
