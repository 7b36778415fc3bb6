/** Pages and states of the pavilion, phases of a brand day. Merchant 4, 7, 8, 9. */
import { asId } from '../../api/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { answering } from '../../../tests/support/reply.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { apiReport } from '../../api/context.ts';
import type { AssetCard, PoiId, StoreId } from '../../api/generated/types.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { dayPhase, fetchDayBrands, useDayOffers } from './brand-day.ts';
import { brandPageSize, fetchBrandPage, keptBrandPage } from './use-brands.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

const brand = (name: string) => ({ logo: '/img/a', name, url: 'a.example', subTitle: {} });
const shareInfo = { shareContent: {}, shareImgUrl: {} };
const reply = { brand: [brand('A'), brand('B')], hasMore: true, headBanner: null, shareInfo };
const signal = new AbortController().signal;
const asset: AssetCard = {
  assetId: 'a1',
  assetSalePrice: 15_000,
  coupon: { couponName: { 'id-ID': 'Paket hemat' }, productType: 'GROUP_COUPON' },
  discountPercent: 40,
  imageUrl: '/img/a',
  isFlashSale: false,
  isShowDistance: false,
  priceInfo: { salePrice: 15_000, originalPrice: 25_000, discountRatio: 40 },
  remainingStock: 50,
  storeInfo: { poiId: asId<PoiId>('p1'), storeId: asId<StoreId>('s1'), storeName: 'Warung' },
  refund: 'ANY_TIME',
  userGroupCheckResult: true,
  userLimit: false,
};

function answer(data: unknown): void {
  vi.mocked(call).mockImplementation(answering(data));
}

beforeEach(async () => {
  vi.mocked(call).mockReset();
  vi.mocked(reportProblem).mockReset();
  apiReport.set(reportProblem);
  await openKept();
});

describe('a page', () => {
  test('is asked for 15 brands (spec merchant 9), the first one is kept', async () => {
    expect(brandPageSize).toBe(15);
    expect(keptBrandPage()).toBeUndefined();
    answer(reply);
    await fetchBrandPage(1, signal);
    expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({ pageNo: 1, pageSize: 15 });
    expect(keptBrandPage()?.brand.map(({ name }) => name)).toEqual(['A', 'B']);
    answer({ ...reply, brand: [brand('C')] });
    await fetchBrandPage(2, signal);
    expect(keptBrandPage()?.brand.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('loses a malformed brand, its banner or its share, never itself', async () => {
    answer({ brand: [brand('A'), { name: 7 }], hasMore: false, headBanner: 1, shareInfo: 'x' });
    const page = await fetchBrandPage(1, signal);
    expect(page.brand.map(({ name }) => name)).toEqual(['A']);
    expect([page.headBanner, page.shareInfo]).toEqual([undefined, undefined]);
    expect(vi.mocked(reportProblem).mock.calls.map(([where]) => where)).toEqual([
      'brands.brand',
      'brands.banner',
      'brands.shareInfo',
    ]);
  });

  test('of which nothing can be read is an error, not an empty pavilion', async () => {
    answer({ ...reply, brand: [{}, {}] });
    await expect(fetchBrandPage(1, signal)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

test.each([
  [60, 3600, { phase: 'before', left: { leftMs: 60_000, atMs: 900 } }],
  [0, 3600, { phase: 'running', left: { leftMs: 3_600_000, atMs: 500 } }],
  [0, 0, { phase: 'over' }],
])('a brand day that starts in %i s and ends in %i s', (startsInS, endsInS, phase) => {
  const times = { askedAtMs: 500, arrivedAtMs: 900 };
  expect(dayPhase({ startsInS, endsInS }, times)).toEqual(phase);
});

test("a day's offers go on while there are more, each once, and end with an empty page", async () => {
  const offer = (assetId: string) => ({ ...asset, assetId });
  const replies = [
    { assetList: [offer('1'), offer('2')], hasMore: true },
    { assetList: [offer('2'), offer('3')], hasMore: true },
    { assetList: [], hasMore: true },
  ];
  vi.mocked(call).mockImplementation((endpoint) => answering(replies.shift())(endpoint));
  const client = new QueryClient();
  const { result } = renderHook(() => useDayOffers('d', 's'), {
    wrapper: ({ children }) => createElement(QueryClientProvider, { client }, children),
  });
  const more = () => result.current.query.fetchNextPage();
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  await act(more);
  await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2', '3']));
  expect(result.current.query.hasNextPage).toBe(true);
  await act(more);
  await waitFor(() => expect(result.current.query.hasNextPage).toBe(false));
  expect(vi.mocked(call).mock.calls.map(([, body]) => body)).toEqual(
    [1, 2, 3].map((pageNo) => ({ pageId: 'd', sectionId: 's', pageNo, pageSize: 20 })),
  );
});

test("a day's brands that cannot be had are reported: the page leaves them out", async () => {
  const failure = new ApiError('malformed');
  vi.mocked(call).mockRejectedValue(failure);
  await expect(fetchDayBrands('d', new AbortController().signal)).rejects.toBe(failure);
  expect(reportProblem).toHaveBeenCalledWith('brands.dayBrands', failure);
});
