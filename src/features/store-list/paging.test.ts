import { asId } from '../../api/ids.ts';
import { expect, test } from 'vitest';
import type { PoiId, StoreEntry } from '../../api/generated/types.ts';
import { JAKARTA } from '../location/start-point.ts';
import {
  firstParam,
  nextStores,
  pageBody,
  type StorePage,
  type StoreParam,
  WHOLE_LIST,
} from './paging.ts';

const store = (poiId: PoiId): StoreEntry => ({
  poiId,
  storeId: asId(poiId),
  storeName: `Warung ${poiId}`,
  storeImageUrl: '',
  backgroundColor: '#fff',
  storeBusinessCategory: {},
  businessDistrictName: 'Menteng',
  businessState: { isOpen: true, opensToday: false },
  assetList: [],
  distance: 1,
  halalRestaurant: '2',
  pricePerCapita: 0,
  reviewCount: 0,
  score: 0,
});

const page = (change: Partial<StorePage> = {}): StorePage => ({
  listType: 'distance',
  poiList: [store(asId('1'))],
  hasMore: true,
  queryId: 'q1',
  algorithmId: 'a',
  traceId: 't',
  filterOptions: [],
  isNoCouponAvailable: false,
  ...change,
});

const first = firstParam(WHOLE_LIST, JAKARTA);

test('the list begins by distance, or by region when one is chosen', () => {
  expect(first).toEqual({ listType: 'distance', pageNo: 1, queryId: '', point: JAKARTA });
  expect(firstParam({ regionId: '317106', filters: [] }, JAKARTA).listType).toBe('region');
});

const recommond: StoreParam = {
  listType: 'recommond',
  pageNo: 1,
  queryId: '',
  originQueryId: 'q1',
  point: JAKARTA,
};

test.each<[string, StorePage, StoreParam, StoreParam | undefined]>([
  ['more of the same', page(), first, { ...first, pageNo: 2, queryId: 'q1' }],
  [
    'the page number counts on',
    page(),
    { ...first, pageNo: 7, queryId: 'q1' },
    { ...first, pageNo: 8, queryId: 'q1' },
  ],
  [
    'distance ends: recommond with the origin',
    page({ hasMore: false }),
    { ...first, pageNo: 3, queryId: 'q1' },
    recommond,
  ],
  [
    'region ends: recommond with the origin',
    page({ hasMore: false }),
    { ...first, listType: 'region' },
    recommond,
  ],
  ['nothing nearby: recommond at once', page({ hasMore: false, poiList: [] }), first, recommond],
  [
    'an empty page that claims more is the end of its type',
    page({ poiList: [] }),
    first,
    recommond,
  ],
  [
    'recommond goes on and keeps its origin',
    page({ queryId: 'q2' }),
    recommond,
    { ...recommond, pageNo: 2, queryId: 'q2' },
  ],
  ['recommond ends everything', page({ hasMore: false, queryId: 'q2' }), recommond, undefined],
  ['an empty recommond page ends everything', page({ poiList: [] }), recommond, undefined],
])('%s', (_name, given, param, expected) => {
  expect(nextStores(given, param)).toEqual(expected);
});

test('the body has the constants of spec home 9', () => {
  const body = pageBody(WHOLE_LIST, first, { traceId: 't', version: '2.10.3' });
  expect(body).toMatchObject({
    pageNo: 1,
    pageSize: 10,
    scene: 'HOME_PAGE',
    distance: '10',
    regionId: '0',
    queryId: '',
  });
  expect(body).not.toHaveProperty('originQueryId');
  const next = pageBody(WHOLE_LIST, recommond, { traceId: 't', version: '2.10.3' });
  expect(next).toMatchObject({ originQueryId: 'q1', queryId: '' });
});

test('the same choice gives the same bytes', () => {
  const context = { traceId: 't', version: '2.10.3' };
  const again = firstParam({ ...WHOLE_LIST }, { ...JAKARTA });
  expect(JSON.stringify(pageBody(WHOLE_LIST, first, context))).toBe(
    JSON.stringify(pageBody({ ...WHOLE_LIST }, again, context)),
  );
});
