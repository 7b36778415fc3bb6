/** A share that was paid here is paid on the split's page and in the list before anybody is asked. */
import { asId } from '../../api/ids.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { orderOf } from '../../../tests/support/buying/orders.ts';
import type {
  OrderId,
  ShareId,
  SplitId,
  SplitShare,
  SplitViewData,
} from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { ORDER_LIST, type OrderPages } from '../order/order-queries.ts';
import { noteSharePaid, splitQuery } from './split-view.ts';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../api/call.ts', () => ({ call: wire.call }));

const share = (shareId: ShareId, status: SplitShare['status'] = 'WAITING') =>
  ({ shareId, status, amount: 30_000 }) as SplitShare;
const split = {
  splitId: asId<SplitId>('L1'),
  orderId: asId<OrderId>('H1'),
  status: 'OPEN',
  cancelTime: 9,
  serverTime: 1,
  payAmount: 90_000,
  paidAmount: 30_000,
  shareList: [share(asId('L1-1'), 'PAID'), share(asId('L1-2')), share(asId('L1-3'))],
} as unknown as SplitViewData;

const shown = () => queryClient.getQueryData<SplitViewData>(splitQuery(asId('L1')).queryKey);
const statuses = () => shown()?.shareList.map(({ status }) => status);

afterEach(() => queryClient.clear());

test('and stays so when a reply comes that was asked for before', async () => {
  const order = { ...orderOf({ splitProgress: { paidCount: 1, shareCount: 3 } }), payUntilMs: 9 };
  const page = { orders: [order], splits: [], hasMore: false, receivedAtMs: 1 };
  const list: OrderPages = { pages: [page], pageParams: [{ pageNo: 1 }] };
  queryClient.setQueryData([ORDER_LIST, 'ALL'], list);
  wire.call.mockResolvedValueOnce(split);
  await queryClient.fetchQuery(splitQuery(asId('L1')));
  let answer: (data: SplitViewData) => void = () => undefined;
  wire.call.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const asked = queryClient.fetchQuery({ ...splitQuery(asId('L1')), staleTime: 0 });
  noteSharePaid(asId('L1'), asId('L1-2'));
  noteSharePaid(asId('L1'), asId('L1-2'));
  expect(statuses()).toEqual(['PAID', 'PAID', 'WAITING']);
  expect(shown()?.paidAmount).toBe(60_000);
  expect(
    queryClient.getQueryData<OrderPages>([ORDER_LIST, 'ALL'])?.pages[0]?.orders[0]?.splitProgress,
  ).toEqual({ paidCount: 2, shareCount: 3 });
  expect(queryClient.getQueryState(splitQuery(asId('L1')).queryKey)?.isInvalidated).toBe(true);
  answer(split);
  await asked;
  await vi.waitFor(() => expect(statuses()).toEqual(['PAID', 'PAID', 'WAITING']));
  expect(shown()?.paidAmount).toBe(60_000);
});
