import { asId } from '../../api/ids.ts';
import type { OrderId } from '../../api/generated/types.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderDetailOf } from '../../../tests/support/buying/orders.ts';
import { resultOf } from '../../../tests/support/buying/payments.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { payResult } from '../../api/generated/calls/pay-result.ts';
import * as codes from '../../api/generated/codes.ts';
import { queryClient } from '../../api/query.ts';
import { orderDetailQuery } from '../../features/order/order-queries.ts';
import { payResultQuery } from '../../features/payment/pay-calls.ts';
import { pathnames, paths } from '../../paths.ts';
import { PurchaseSuccessScreen } from './PurchaseSuccessScreen.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { ...(await original<object>()), text: said, useText: () => said };
});
vi.mock('../../session/session.ts', () => ({ session: {}, useIsLoggedIn: () => true }));

const ORDER = asId<OrderId>('H7');
const waiting = resultOf({ orderId: ORDER });
const paid = resultOf({
  orderId: ORDER,
  code: codes.PAYMENT_SUCCESS,
  orderStatus: 'TO_BE_REDEEMED',
});

beforeEach(() => openKept());

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function open() {
  const { pathname, search } = paths.purchaseSuccessPage({ orderId: ORDER });
  const answer = Promise.withResolvers<unknown>();
  vi.mocked(call).mockImplementation(({ path }) =>
    path === payResult.path ? answer.promise : new Promise(() => {}),
  );
  render(
    <MemoryRouter initialEntries={[pathname + search]}>
      <QueryClientProvider client={queryClient}>
        <PurchaseSuccessScreen />
        <Place />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return answer;
}

const place = () => screen.getByRole('status', { name: '' }).textContent;

test('the cashier’s answer of before the payment leads no buyer back to the cashier', async () => {
  queryClient.setQueryData(payResultQuery(ORDER).queryKey, waiting);
  const answer = open();
  expect(place()).toBe(pathnames.purchaseSuccessPage);
  await act(async () => answer.resolve(paid));
  expect(place()).toBe(pathnames.purchaseSuccessPage);
});

test('an order that is not paid leads to the cashier', async () => {
  const answer = open();
  await act(async () => answer.resolve(waiting));
  await vi.waitFor(() => expect(place()).toBe(pathnames.cashier));
});

test('what was bought says what it saved: menu price less what was paid', async () => {
  const { queryKey } = orderDetailQuery(ORDER);
  const item = orderDetailOf().order.item;
  queryClient.setQueryData(queryKey, orderDetailOf({ orderId: ORDER, item }));
  const answer = open();
  await act(async () => answer.resolve({ ...paid, payAmount: 70_000 }));
  // Two of 60.000.
  expect(await screen.findByText('order.saved Rp50.000')).toBeTruthy();
});

test('what was as dear as the menu says nothing of savings', async () => {
  const { queryKey } = orderDetailQuery(ORDER);
  const item = { ...orderDetailOf().order.item, originalPrice: 35_000 };
  queryClient.setQueryData(queryKey, orderDetailOf({ orderId: ORDER, item }));
  const answer = open();
  await act(async () => answer.resolve({ ...paid, payAmount: 70_000 }));
  await screen.findByText('payment.successPaid Rp70.000');
  expect(screen.queryByText(/order\.saved/)).toBeNull();
});
