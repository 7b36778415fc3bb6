import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import type { StoreEntry } from '../../api/generated/types.ts';
import { JAKARTA } from '../location/start-point.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { firstParam, WHOLE_LIST } from './paging.ts';
import { fetchPage, pageForCache, readCachedPage } from './store-page.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/context.ts', () => ({ apiContext: () => ({ sessionId: () => 's1' }) }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

const store: StoreEntry = {
  poiId: '1',
  storeId: '1',
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

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(reportProblem).mockReset();
});

test('a malformed store is reported and takes no other with it', async () => {
  vi.mocked(call).mockResolvedValue(reply([{ ...store, distance: 'far' }, store, null]));
  const page = await fetchPage(WHOLE_LIST, first);
  expect(page.stores.map(({ poiId }) => poiId)).toEqual(['1']);
  expect(reportProblem).toHaveBeenCalledTimes(2);
});

test('a page of which nothing can be read is an error', async () => {
  vi.mocked(call).mockResolvedValue(reply([{ poiId: 1 }]));
  await expect(fetchPage(WHOLE_LIST, first)).rejects.toMatchObject({ kind: 'malformed' });
});

test('a page without stores is none', async () => {
  vi.mocked(call).mockResolvedValue(reply([]));
  await expect(fetchPage(WHOLE_LIST, first)).resolves.toMatchObject({ stores: [] });
});

test.each([
  ['distance', '/market/asset_aggregate_page/find_by_distance'],
  ['region', '/market/asset_aggregate_page/find_by_region'],
  ['recommond', '/market/asset_aggregate_page/find_by_recommend'],
] as const)('the %s list is asked at %s', async (listType, path) => {
  vi.mocked(call).mockResolvedValue(reply([store]));
  await fetchPage(WHOLE_LIST, { ...first, listType });
  expect(vi.mocked(call).mock.calls[0]?.[0].path).toBe(path);
});

test('what is kept can be read again, and nothing else', async () => {
  vi.mocked(call).mockResolvedValue(reply([store]));
  const page = await fetchPage(WHOLE_LIST, first);
  const kept: unknown = JSON.parse(JSON.stringify(pageForCache(page)));
  expect(readCachedPage(kept)).toEqual(page);
  expect(readCachedPage(undefined)).toBeUndefined();
  expect(readCachedPage({ poiList: 'x' })).toBeUndefined();
  expect(readCachedPage(reply([{ poiId: 1 }]))).toBeUndefined();
});
