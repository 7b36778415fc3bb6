import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { Loaded } from './Loaded.tsx';

afterEach(cleanup);

const LOADED_MS = Date.UTC(2026, 10, 26, 5);
const toList = { label: 'to the list', onSelect: vi.fn<() => void>() };

function show(data: string | undefined, error: Error | null): void {
  const refetch = vi.fn<() => never>();
  render(
    <Loaded
      query={{ data, error, dataUpdatedAt: LOADED_MS, isFetching: false, refetch }}
      since="wallet.couponSince"
      skeleton={<p>skeleton</p>}
      absentCodes={['100000058']}
      wayOn={toList}
    >
      {(loaded) => <p>{loaded}</p>}
    </Loaded>,
  );
}

test('what the server no longer has is not shown as it was', () => {
  show('a voucher', new ApiError('business', '100000058', 'Voucher tidak ditemukan'));
  expect(screen.queryByText('a voucher')).toBeNull();
  expect(screen.getByText('Voucher tidak ditemukan')).toBeTruthy();
  expect(screen.getByRole('button', { name: toList.label })).toBeTruthy();
});

test.each([
  ['without a reply', new ApiError('network')],
  ['refused for another reason', new ApiError('business', '100000052', 'Nanti')],
])('%s: what was loaded stays, with its age', (_name, error) => {
  show('a voucher', error);
  expect(screen.getByText('a voucher')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('wallet.couponSince');
});

test('nothing was loaded: the skeleton, or the failure', () => {
  show(undefined, null);
  expect(screen.getByText('skeleton')).toBeTruthy();
  cleanup();
  show(undefined, new ApiError('network'));
  expect(screen.getByText('failure.offline')).toBeTruthy();
});
