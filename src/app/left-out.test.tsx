/** Lists that lack what the server cannot show: they say so, and are never "empty". */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../tests/support/storage.ts';
import { queryClient } from '../api/query.ts';
import { WalletList } from '../screens/my-coupon-list/WalletList.tsx';
import { MyOffersScreen } from '../screens/offers/OffersScreen.tsx';
import { SavingsScreen } from '../screens/savings/SavingsScreen.tsx';
import { OrderListSection } from '../screens/order/OrderListSection.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, body: object) => unknown>() }));

vi.mock('#host', () => ({ host: { kind: 'WEB' } }));
vi.mock('../api/call.ts', () => ({ call: wire.call }));
vi.mock('../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../session/session.ts', async (original) => ({
  ...(await original<object>()),
  useIsLoggedIn: () => true,
}));
vi.mock('../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { ...(await original<object>()), text: said, useText: () => said };
});

const scrollerRef = { current: null };
const doNothing = () => undefined;
const choice = { tab: 'usable', sort: 'NEWEST', search: '', isUsableNow: false } as const;

const lists: [string, ReactNode, string][] = [
  ['orders', <OrderListSection key="o" filter="ALL" scrollerRef={scrollerRef} />, 'order.emptyAll'],
  [
    'vouchers',
    <WalletList
      key="w"
      choice={choice}
      onClearSearch={doNothing}
      onShowAll={doNothing}
      scrollerRef={scrollerRef}
    />,
    'wallet.emptyUsable',
  ],
  ['envelopes', <MyOffersScreen key="e" />, 'offers.noEnvelopes'],
  ['savings', <SavingsScreen key="s" />, 'savings.emptyTitle'],
];

beforeEach(async () => {
  await openKept();
  queryClient.clear();
});
afterEach(cleanup);

function reply(leftOutCount?: number) {
  wire.call.mockResolvedValue({
    orderList: [],
    splitList: [],
    couponList: [],
    redEnvelopeList: [],
    hasMore: false,
    totalCount: 0,
    serverTime: 1,
    monthAmount: 0,
    totalAmount: 0,
    monthList: [],
    lineList: [],
    ...(leftOutCount === undefined ? {} : { leftOutCount }),
  });
}

function show(list: ReactNode) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{list}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each(lists)('%s that cannot be shown are counted, and are not none', async (_, list, none) => {
  reply(2);
  show(list);
  expect(await screen.findByText('order.leftOut 2')).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
});

test.each(lists)('%s that are whole say nothing of it', async (_, list, none) => {
  reply();
  show(list);
  expect(await screen.findByText(none)).toBeTruthy();
  expect(screen.queryByText(/leftOut/)).toBeNull();
});
