/** What is told of malls, and of the stores and vouchers of one. Discovery 7. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { allMallList } from '../../api/generated/calls/all-mall-list.ts';
import { mallDetail } from '../../api/generated/calls/mall-detail.ts';
import { mallRecommendProductList } from '../../api/generated/calls/mall-recommend-product-list.ts';
import { mallStoreList } from '../../api/generated/calls/mall-store-list.ts';
import type { MallId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { queryClient } from '../../api/query.ts';
import { activateLocale } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { MallListScreen } from './MallListScreen.tsx';
import { MallScreen } from './MallScreen.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
const { sessionId } = vi.hoisted(() => ({ sessionId: vi.fn<() => string>() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId }),
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../ui/list/Exposed.tsx', () => import('../../../tests/support/seen-at-once.tsx'));

const mall = { mallId: 'M1', mallName: 'Plaza Kota', distance: 1, storeCount: 1 };
const store = {
  poiId: 'P1',
  storeName: 'Soto Kudus',
  assetList: [],
  reviewCount: 0,
  businessState: { isOpen: true },
  pricePerCapita: 0,
  distance: 1,
};
const voucher = {
  assetId: 'A1',
  skuId: 'K1',
  coupon: { couponName: { 'id-ID': 'Voucher soto' } },
  storeInfo: { storeName: 'Soto Kudus' },
  priceInfo: { salePrice: 9000, originalPrice: 9000, discountRatio: 0 },
  remainingStock: 5,
};
const floorList = [{ floorId: 'F1', floorName: '1', storeCount: 1 }];
const REPLIES: Readonly<Record<string, object>> = {
  [allMallList.path]: { dataSource: [mall], hasMore: false, queryId: 'Q' },
  [mallDetail.path]: { mall, address: '', mapLinkAddress: '', dayPartTimeList: [], floorList },
  [mallStoreList.path]: { poiList: [store], hasMore: false, floorList },
  [mallRecommendProductList.path]: { assetList: [voucher] },
};

beforeEach(async () => {
  await openKept();
  await activateLocale('id-ID');
  sessionId.mockReturnValue('session');
  vi.mocked(track).mockClear();
  vi.mocked(call).mockImplementation(({ path }) => Promise.resolve(REPLIES[path] as never));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show(page: ReactNode, { pathname, search } = paths.shoppingMallListPage()): void {
  render(
    <MemoryRouter initialEntries={[pathname + search]}>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </MemoryRouter>,
  );
}

const told = (name: string) => vi.mocked(track).mock.calls.filter(([each]) => each === name);

test('a mall is told when it is seen and when it is tapped, with the call that fetched it', async () => {
  vi.mocked(call).mockImplementationOnce(async ({ path }) => {
    sessionId.mockReturnValue('later');
    return REPLIES[path];
  });
  show(<MallListScreen />);
  const link = await screen.findByRole('link', { name: 'Plaza Kota' });
  const at = { scene: 'malls', position: 0, queryId: 'Q', traceId: 'session', mallId: 'M1' };
  expect(told('mall_expo')).toEqual([['mall_expo', at]]);
  fireEvent.click(link);
  expect(track).toHaveBeenLastCalledWith('mall_click', at);
});

test('a mall’s stores and vouchers, which have no id of a list and no algorithm', async () => {
  show(<MallScreen />, paths.mall({ id: asId<MallId>('M1') }));
  const link = await screen.findByRole('link', { name: 'Soto Kudus' });
  const at = { scene: 'mall', position: 0, traceId: 'session' };
  await vi.waitFor(() => expect(told('coupon_card_expo')).toHaveLength(1));
  expect(told('store_card_expo')).toEqual([['store_card_expo', { ...at, poiId: 'P1' }]]);
  expect(told('coupon_card_expo')).toEqual([['coupon_card_expo', { ...at, skuId: 'K1' }]]);
  // In a new tab, so that the page stays.
  fireEvent.click(link, { ctrlKey: true });
  expect(track).toHaveBeenLastCalledWith('store_card', { ...at, poiId: 'P1' });
  fireEvent.click(screen.getByRole('link', { name: /Voucher soto/ }), { ctrlKey: true });
  expect(track).toHaveBeenLastCalledWith('coupon_card', { ...at, skuId: 'K1' });
});
