import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { dropEarly, keepEarly } from '../../api/early.ts';
import { exchange } from '../../api/exchange.ts';
import { queryClient } from '../../api/query.ts';
import { JAKARTA } from '../location/start-point.ts';
import { firstParam, WHOLE_LIST } from '../store-list/paging.ts';
import { pageCall } from '../store-list/store-page.ts';
import { storeListPages } from '../store-list/use-store-list.ts';
import { takeArrived } from './arrived.ts';
import { cardsBody, homeCardList } from './cards.ts';
import { homeCardsQuery } from './use-home-cards.ts';

vi.mock('../../api/context.ts', () => ({ apiContext: () => ({ sessionId: () => 's1' }) }));
vi.mock('../../api/exchange.ts', () => ({ exchange: vi.fn(() => Promise.reject(new Error('x'))) }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../storage/storage.ts', () => ({
  storage: { wasOutdated: () => false },
  entries: { read: () => undefined, write: () => Promise.resolve(true) },
}));
vi.mock('../location/location.ts', () => ({ currentPoint: () => JAKARTA }));

const page = {
  poiList: [],
  hasMore: false,
  queryId: 'q1',
  algorithmId: 'a',
  filterOptions: [],
  isNoCouponAvailable: false,
};
const cardsOf = () => queryClient.getQueryData(homeCardsQuery.queryKey);
const listOf = () => queryClient.getQueryData(storeListPages(WHOLE_LIST).key);

/** Starts the early calls like the boot script, with these replies. */
function start(cards: Promise<unknown>, list: Promise<unknown>): void {
  keepEarly(homeCardList.path, cardsBody(JAKARTA), cards);
  const { endpoint, body } = pageCall(WHOLE_LIST, firstParam(WHOLE_LIST, JAKARTA));
  keepEarly(endpoint.path, body, list);
}

beforeEach(() => {
  queryClient.clear();
  dropEarly();
});

test('what has come is there before the first rendering', async () => {
  start(Promise.resolve({ cardList: [] }), Promise.resolve(page));
  await Promise.resolve();
  await takeArrived();
  expect(cardsOf()).toMatchObject({ cards: {}, point: JAKARTA });
  expect(listOf()).toMatchObject({ pages: [{ queryId: 'q1' }] });
});

test('what is still on its way is not waited for, and home takes it', async () => {
  start(Promise.resolve({ cardList: [] }), new Promise(() => undefined));
  await Promise.resolve();
  await takeArrived();
  expect(cardsOf()).toBeDefined();
  expect(listOf()).toBeUndefined();
});

test('what came too long ago is asked for by home, which nothing waits for', async () => {
  start(Promise.resolve({ cardList: [] }), Promise.resolve(page));
  await Promise.resolve();
  const startedMs = performance.now();
  const now = vi.spyOn(performance, 'now').mockReturnValue(startedMs + 11_000);
  await takeArrived();
  now.mockRestore();
  expect(vi.mocked(exchange)).not.toHaveBeenCalled();
  expect(cardsOf()).toBeUndefined();
  expect(listOf()).toBeUndefined();
});

test('a failure is left to home, which says it', async () => {
  start(Promise.reject(new Error('503')), Promise.resolve(page));
  await Promise.resolve();
  await takeArrived();
  expect(cardsOf()).toBeUndefined();
  expect(listOf()).toBeDefined();
  await expect(call(homeCardList, cardsBody(JAKARTA))).rejects.toThrow('503');
});
