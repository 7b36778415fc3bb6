/** What checkout says is saved: menu price less what is paid, not the red packet's part alone. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { settlementOf } from '../../../tests/support/buying/settlements.ts';
import type { SettlementData } from '../../api/generated/types.ts';
import type { CheckoutState } from './checkout-flow.ts';
import { OrderBar } from './OrderBar.tsx';

vi.mock('../../i18n/i18n.ts', () => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { text: said, useText: () => said };
});

afterEach(cleanup);

const nothing = (): void => {};

function show(shown: SettlementData): void {
  const state: CheckoutState = {
    choice: { skuId: 'K1', quantity: 1, detailId: undefined, envelope: { kind: 'AUTO' } } as never,
    shown,
    shownFor: undefined,
    split: undefined,
    quote: { count: 1, state: 'fresh' },
    step: { name: 'choosing' },
  };
  render(<OrderBar state={state} onOrder={nothing} onRetry={nothing} onOrders={nothing} />);
}

test('two of 60.000 on the menu at 45.000, 20.000 off by a red packet: 50.000 are saved', () => {
  show(settlementOf({ quantity: 2, discountAmount: 20_000 }));
  expect(screen.getByText('checkout.saved Rp50.000')).toBeTruthy();
});

test('as dear as the menu: nothing is said to be saved', () => {
  show(settlementOf({ salePrice: 60_000 }));
  expect(screen.queryByText(/checkout\.saved/)).toBeNull();
});
