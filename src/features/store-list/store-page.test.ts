import { asId } from '../../api/ids.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { answering } from '../../../tests/support/reply.ts';
import { call } from '../../api/call.ts';
import type { PoiId, StoreEntry, StoreId } from '../../api/generated/types.ts';
import { apiReport } from '../../api/context.ts';
import { JAKARTA } from '../location/start-point.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { firstParam, WHOLE_LIST } from './paging.ts';
import { fetchPage, readCachedPage } from './store-page.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 's1' }),
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

const store: StoreEntry = {
  poiId: asId<PoiId>('1'),
  storeId: asId<StoreId>('1'),
  storeName: 'Warung',
  storeImageUrl: '',
  backgroundColor: '#ffffff',
  storeBusinessCategory: {},
  businessDistrictName: 'Menteng',
  businessState: { isOpen: true, opensToday: false },
  assetList: [],
  distance: 1,
  halalRestaurant: '2',
  pricePerCapita: 0,
  reviewCount: 0,
  score: 0,
};
const reply = (poiList: unknown[]) => ({
  poiList,
  hasMore: true,
  queryId: 'q',
  algorithmId: 'a',
  filterOptions: [],
  isNoCouponAvailable: false,
});
const first = firstParam(WHOLE_LIST, JAKARTA);

const answer = (data: unknown) => vi.mocked(call).mockImplementation(answering(data));

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(reportProblem).mockReset();
  apiReport.set(reportProblem);
});

test('a malformed store is reported and takes no other with it', async () => {
  answer(reply([{ ...store, distance: 'far' }, store, null]));
  const page = await fetchPage(WHOLE_LIST, first);
  expect(page.poiList.map(({ poiId }) => poiId)).toEqual(['1']);
  expect(reportProblem).toHaveBeenCalledTimes(2);
});

test('a page of which nothing can be read is an error', async () => {
  answer(reply([{ poiId: 1 }]));
  await expect(fetchPage(WHOLE_LIST, first)).rejects.toMatchObject({ kind: 'malformed' });
});

test('a page without stores is none', async () => {
  answer(reply([]));
  await expect(fetchPage(WHOLE_LIST, first)).resolves.toMatchObject({ poiList: [] });
});

test.each([
  ['distance', '/market/asset_aggregate_page/find_by_distance'],
  ['region', '/market/asset_aggregate_page/find_by_region'],
  ['recommond', '/market/asset_aggregate_page/find_by_recommend'],
] as const)('the %s list is asked at %s', async (listType, path) => {
  answer(reply([store]));
  await fetchPage(WHOLE_LIST, { ...first, listType });
  expect(vi.mocked(call).mock.calls[0]?.[0].path).toBe(path);
});

test('what is kept can be read again, and nothing else', async () => {
  answer(reply([store]));
  const page = await fetchPage(WHOLE_LIST, first);
  const kept: unknown = JSON.parse(JSON.stringify(page));
  expect(readCachedPage(kept)).toEqual(page);
  expect(readCachedPage(undefined)).toBeUndefined();
  expect(readCachedPage({ poiList: 'x' })).toBeUndefined();
  expect(readCachedPage(reply([{ poiId: 1 }]))).toBeUndefined();
});
