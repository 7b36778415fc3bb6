import { asId } from '../../api/ids.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import type { OrderId, RedEnvelope, RedEnvelopeId } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { clock } from '../../lib/now.ts';
import { pathnames } from '../../paths.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { RedEnvelopeProductsScreen } from './RedEnvelopeScreen.tsx';

vi.mock('#host', () => ({ host: { kind: 'WEB', can: {} } }));
vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

const DAY_MS = 86_400_000;

const envelope = (changes: Partial<RedEnvelope>): RedEnvelope => ({
  redEnvelopeId: asId<RedEnvelopeId>('X1'),
  state: 'UNUSED',
  discountAmount: 10_000,
  useOrderAmountThreshold: 0,
  receiveTime: clock.nowMs() - DAY_MS,
  expireTime: clock.nowMs() + DAY_MS,
  appOnly: false,
  productCount: 0,
  ...changes,
});

beforeEach(async () => {
  await openKept();
  storedTokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: 'u1' });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

async function show(changes: Partial<RedEnvelope>): Promise<void> {
  const reply = { envelope: envelope(changes), productList: [], hasMore: false, serverTime: 1 };
  vi.mocked(call).mockResolvedValue(reply);
  render(
    <MemoryRouter initialEntries={[`${pathnames.redEnvelopeProducts}?id=X1`]}>
      <QueryClientProvider client={queryClient}>
        <RedEnvelopeProductsScreen />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/offers\.(?:state|usableFor)/);
}

const order = () => screen.queryByRole('link', { name: 'offers.toOrder' });

test('an envelope that has expired says so where its vouchers were listed', async () => {
  await show({ state: 'EXPIRED' });
  expect(screen.getByText('offers.stateExpired')).toBeTruthy();
  expect(screen.queryByText('offers.usableFor')).toBeNull();
  expect(order()).toBeNull();
  // No rules of a use that is over, and a way on.
  expect(screen.queryByText('offers.ruleReturns')).toBeNull();
  expect(screen.getByRole('button', { name: 'order.explore' })).toBeTruthy();
});

test('as does one that ends while its page is cached', async () => {
  await show({ expireTime: clock.nowMs() - 1 });
  expect(screen.getByText('offers.stateExpired')).toBeTruthy();
});

test('a used one leads to its order', async () => {
  await show({ state: 'USED', orderId: asId<OrderId>('H7') });
  expect(screen.getByText('offers.stateUsed')).toBeTruthy();
  expect(order()?.getAttribute('href')).toContain('orderId=H7');
});

test('one that can be used lists its vouchers only', async () => {
  await show({});
  expect(screen.getByText('offers.usableFor')).toBeTruthy();
  expect(screen.queryByText('offers.ruleOne')).toBeNull();
});
