import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resultOf } from '../../../tests/support/buying/payments.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { payResult } from '../../api/generated/calls/pay-result.ts';
import { queryClient } from '../../api/query.ts';
import { payResultQuery } from '../../features/payment/pay-calls.ts';
import { PAYMENT_SUCCESS } from '../../features/payment/pay-rules.ts';
import { pathnames, paths } from '../../paths.ts';
import { PurchaseSuccessScreen } from './PurchaseSuccessScreen.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../session/session.ts', () => ({ session: {}, useIsLoggedIn: () => true }));

const ORDER = 'H7';
const waiting = resultOf({ orderId: ORDER });
const paid = resultOf({ orderId: ORDER, code: PAYMENT_SUCCESS, orderStatus: 'TO_BE_REDEEMED' });

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

test('the cashier’s answer of before the payment leads nobody back to the cashier', async () => {
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
