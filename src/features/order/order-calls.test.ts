/** What the calls about an order do to what is shown, and what they say. Merchant 4, buying 10. */
import type {
  CaseNo,
  CouponId,
  OrderId,
  PoiId,
  SplitId,
  StoreId,
  VisitId,
} from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderDetailOf, orderOf } from '../../../tests/support/buying/orders.ts';
import { openKept } from '../../../tests/support/storage.ts';
import type { CallOptions } from '../../api/call.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { queryClient } from '../../api/query.ts';
import { HostError } from '../../host/errors.ts';
import { perform } from '../act/act.ts';
import { cancelOrder } from './cancel-order.ts';
import { askService, openService, serviceUrl } from './customer-service.ts';
import {
  fetchOrders,
  noteOpened,
  noteOrder,
  noteReviewed,
  noteSplitOpened,
  ORDER_LIST,
  type OrderDetail,
  orderDetailQuery,
  type OrderPages,
  setOrder,
} from './order-queries.ts';
import { storedOrders } from './stored-keys.ts';
import { takenOut, takeOut } from './taken-out.ts';
import { keptOrders } from './use-order-list.ts';
import { couponWords } from './words.ts';

const wire = vi.hoisted(() => ({
  call: vi.fn<
    (endpoint: Endpoint<unknown, unknown>, body: object, options?: CallOptions) => unknown
  >(),
  openWhatsApp: vi.fn<(url: string) => Promise<void>>(),
  said: [] as string[],
  reported: [] as string[],
}));

vi.mock('#host', () => ({ host: { kind: 'WEB', openWhatsApp: wire.openWhatsApp } }));
vi.mock('../../api/call.ts', () => ({ call: wire.call }));
vi.mock('../../i18n/i18n.ts', () => ({ text: (key: string) => key }));
vi.mock('../../ui/toast.ts', () => ({ toast: (message: string) => wire.said.push(message) }));
vi.mock('../../telemetry/report.ts', () => ({
  reportProblem: (where: string) => wire.reported.push(where),
  track: vi.fn(),
}));

const { signal } = new AbortController();
const page = async () => fetchOrders('ALL', 1, signal);

beforeEach(async () => {
  await openKept();
  wire.call.mockReset();
  wire.said.length = 0;
  wire.reported.length = 0;
});

afterEach(() => queryClient.clear());

describe('what one did is shown at once', () => {
  const visit = {
    visitId: asId<VisitId>('O1'),
    storeId: asId<StoreId>('S1'),
    poiId: asId<PoiId>('P1'),
    storeName: 'Soto',
  };
  const usableList = [
    { couponId: asId<CouponId>('W1'), number: 1 },
    { couponId: asId<CouponId>('W2'), number: 2 },
  ];
  const listed = () =>
    queryClient.getQueryData<OrderPages>([ORDER_LIST, 'ALL'])?.pages[0]?.orders[0];
  const opened = () => queryClient.getQueryData<OrderDetail>(orderDetailQuery(asId('H1')).queryKey);

  beforeEach(async () => {
    const order = orderOf({ visitList: [visit], usableList });
    wire.call.mockResolvedValueOnce({
      orderList: [order],
      splitList: [],
      hasMore: false,
      serverTime: 1,
    });
    const data: OrderPages = { pages: [await page()], pageParams: [{ pageNo: 1 }] };
    queryClient.setQueryData([ORDER_LIST, 'ALL'], data);
    const coupon = {
      state: 'not_delivery' as const,
      paidAmount: 1,
      discountShare: 0,
      validStart: 0,
      validEnd: 1,
      isMine: true,
      canGive: true,
    };
    const couponList = usableList.map(({ couponId }) => ({ ...coupon, couponId }));
    wire.call.mockResolvedValueOnce(
      orderDetailOf({ visitList: [visit], usableList }, { couponList }),
    );
    await queryClient.fetchQuery(orderDetailQuery(asId('H1')));
  });

  it('paid: the list does not ask for it again', () => {
    noteOrder(asId('H1'), { orderStatus: 'TO_BE_REDEEMED', payStatus: 'PAID' });
    for (const order of [listed(), opened()?.order])
      expect(order).toMatchObject({ orderStatus: 'TO_BE_REDEEMED', payStatus: 'PAID' });
  });

  it('cancelled: the list says so', () => {
    setOrder(orderDetailOf({ orderStatus: 'CLOSED', payStatus: 'CANCELLED' }));
    expect(listed()?.orderStatus).toBe('CLOSED');
  });

  it('reviewed: nothing asks for a review', () => {
    noteReviewed(asId('O9'));
    expect(listed()?.visitList).toHaveLength(1);
    noteReviewed(asId('O1'));
    expect([listed()?.visitList, opened()?.order.visitList]).toEqual([[], []]);
  });

  it.each([
    ['GIFT_WAITING', 'not_delivery'],
    ['REFUNDING', 'refunding'],
  ] as const)('taken out by %s: one voucher is left to use', (by, state) => {
    takeOut([asId('W1')], by);
    const left = [{ couponId: asId<CouponId>('W2'), number: 2 }];
    expect([listed()?.usableList, opened()?.order.usableList]).toEqual([left, left]);
    expect(listed()?.hold, 'there is another').toBeUndefined();
    const [first, second] = opened()?.couponList ?? [];
    expect(first).toMatchObject({ state, refundBlockedBy: by, canGive: false });
    expect(second).toMatchObject({ state: 'not_delivery', canGive: true });
    expect(takenOut.get()).toEqual(['W1']);
  });

  it.each([
    ['GIFT_WAITING', 'GIFT_WAITING', 'gift.waitingTitle'],
    ['REFUNDING', 'REFUNDING', 'order.couponRefunding'],
    ['LOCKED', 'REFUSED', 'order.couponNotDelivery'],
  ] as const)('the last one taken out by %s: the order says %s', (by, hold, said) => {
    takeOut([asId('W1'), asId('W2')], by);
    for (const order of [listed(), opened()?.order])
      expect(order).toMatchObject({ usableList: [], hold });
    const [first] = opened()?.couponList ?? [];
    expect(first && couponWords(first).name).toBe(said);
  });
});

it('opening an order reads its news in every list', async () => {
  wire.call.mockResolvedValue({
    orderList: [orderOf(), orderOf({ orderId: asId<OrderId>('H2') })],
    splitList: [],
    hasMore: false,
    serverTime: 1,
  });
  const data: OrderPages = { pages: [await page()], pageParams: [{ pageNo: 1 }] };
  for (const filter of ['ALL', 'WAIT_PAY']) queryClient.setQueryData([ORDER_LIST, filter], data);
  noteOpened(asId('H1'));
  for (const filter of ['ALL', 'WAIT_PAY']) {
    const { pages } = queryClient.getQueryData<OrderPages>([ORDER_LIST, filter]) ?? { pages: [] };
    expect(pages.flatMap(({ orders }) => orders.map(({ isUnread }) => isUnread))).toEqual([
      false,
      true,
    ]);
  }
});

it('opening a split that one paid a share of reads its news', async () => {
  const { item } = orderOf();
  const split = {
    splitId: asId<SplitId>('L1'),
    item,
    status: 'COMPLETE',
    paidAmount: 1,
    paidTime: 1,
  };
  wire.call.mockResolvedValue({
    orderList: [],
    splitList: [
      { ...split, isUnread: true },
      { ...split, splitId: asId<SplitId>('L2'), isUnread: true },
    ],
    hasMore: false,
    serverTime: 1,
  });
  const data: OrderPages = { pages: [await page()], pageParams: [{ pageNo: 1 }] };
  queryClient.setQueryData([ORDER_LIST, 'ALL'], data);
  noteSplitOpened(asId('L1'));
  const { pages } = queryClient.getQueryData<OrderPages>([ORDER_LIST, 'ALL']) ?? { pages: [] };
  expect(pages[0]?.splits.map(({ isUnread }) => isUnread)).toEqual([false, true]);
});

it('what is kept is read again, and nothing else', async () => {
  wire.call.mockResolvedValue({
    orderList: [orderOf()],
    splitList: [],
    hasMore: true,
    serverTime: 1,
  });
  expect(keptOrders()).toBeUndefined();
  const kept = await page();
  storedOrders.set(kept);
  expect(keptOrders()?.pages).toEqual([kept]);
  storedOrders.set({ ...kept, orders: [{ orderId: asId<OrderId>('H1') }] });
  expect(keptOrders()).toBeUndefined();
});

const detail = (orderStatus: 'CLOSED' | 'TO_BE_REDEEMED') =>
  orderDetailOf({ orderStatus, payStatus: orderStatus === 'CLOSED' ? 'CANCELLED' : 'PAID' });
const refused = new ApiError('business', codes.NOT_PAYABLE, 'Sudah dibayar');

it.each([
  ['cancelled', detail('CLOSED'), true, 'order.cancelled', 'CLOSED'],
  ['paid meanwhile', detail('TO_BE_REDEEMED'), true, 'order.cancelTooLate', 'TO_BE_REDEEMED'],
  ['refused', refused, true, 'Sudah dibayar', undefined],
  ['without a reply', new ApiError('network'), false, 'order.cancelFailed', undefined],
  [
    'too often',
    new ApiError('rate-limited', codes.RATE_LIMITED, 'Ramai'),
    false,
    'Ramai',
    undefined,
  ],
])('a cancel that is %s', async (_name, reply, isAnswered, said, status) => {
  // What is shown is asked for again after every answer.
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: [ORDER_LIST, 'ALL'],
    queryFn: async () => ({ orders: [] }),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
    initialData: { pages: [], pageParams: [] },
    staleTime: Infinity,
  });
  const stop = list.subscribe(() => undefined);
  if (reply instanceof Error) wire.call.mockRejectedValue(reply);
  else wire.call.mockResolvedValue(reply);
  const outcome = await perform(cancelOrder, asId('H1'));
  expect(outcome.isDone || outcome.isRefused).toBe(isAnswered);
  expect(wire.said).toEqual([said]);
  expect(queryClient.isFetching() > 0).toBe(isAnswered);
  const shown = queryClient.getQueryData<{ order: { orderStatus: string } }>(
    orderDetailQuery(asId('H1')).queryKey,
  );
  expect(shown?.order.orderStatus).toBe(status);
  stop();
});

it('a question that got no reply is asked again as the same', async () => {
  const question = {
    orderId: asId<OrderId>('H1'),
    topic: 'VOUCHER',
    note: 'Tidak terlihat',
  } as const;
  wire.call.mockRejectedValueOnce(new ApiError('network'));
  expect(await perform(askService, question)).toMatchObject({ failure: 'failure.offline' });
  const answer = { case: { caseNo: asId<CaseNo>('N1') }, serviceWhatsapp: '' };
  wire.call.mockResolvedValue(answer);
  expect(await perform(askService, question)).toEqual({ isDone: true, data: answer });
  await perform(askService, question);
  const [lost, again, other] = wire.call.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

it.each([
  ['6281100001111', 'https://wa.me/6281100001111?text=Kasus%20N1%2C%20pesanan%202%261'],
  ['', undefined],
  ['+6281100001111', undefined],
  ['0811', undefined],
  ['62811/../evil', undefined],
])('customer service at "%s" is %s', (number, url) => {
  expect(serviceUrl(number, 'Kasus N1, pesanan 2&1')).toBe(url);
});

it.each([
  [undefined, [], []],
  [new HostError(-2, 'none'), ['order.whatsappMissing'], []],
  [new HostError(-7, 'held back'), ['order.whatsappFailed'], ['order.service']],
])('WhatsApp that answers %s', async (error, said, reported) => {
  if (error) wire.openWhatsApp.mockRejectedValueOnce(error);
  else wire.openWhatsApp.mockResolvedValueOnce();
  await openService('https://wa.me/6281100001111?text=x');
  expect([wire.said, wire.reported]).toEqual([said, reported]);
});
