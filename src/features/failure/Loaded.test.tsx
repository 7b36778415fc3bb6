import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { absentAt } from './failure-rows.ts';
import { Loaded } from './Loaded.tsx';
import { type ThingQuery, useThing } from './use-thing.ts';

afterEach(cleanup);

const LOADED_MS = Date.UTC(2026, 10, 26, 5);
const toList = { label: 'to the list', onSelect: vi.fn<() => void>() };

interface PageProps {
  query: ThingQuery<string>;
  hasAge?: boolean | undefined;
}

function Page({ query, hasAge = true }: PageProps) {
  const thing = useThing(query, { rows: absentAt(codes.COUPON_ABSENT) });
  return (
    <Loaded
      thing={thing}
      {...(hasAge && { since: 'wallet.couponSince' })}
      skeleton={<p>skeleton</p>}
      wayOn={toList}
    >
      {(loaded) => <p>{loaded}</p>}
    </Loaded>
  );
}

function show(data: string | undefined, error: Error | null, hasAge?: boolean): void {
  const refetch = vi.fn<() => never>();
  const dataUpdatedAt = LOADED_MS;
  render(
    <Page query={{ data, error, dataUpdatedAt, isFetching: false, refetch }} hasAge={hasAge} />,
  );
}

test('what the server no longer has is not shown as it was', () => {
  show('a voucher', new ApiError('business', codes.COUPON_ABSENT, 'Voucher tidak ditemukan'));
  expect(screen.queryByText('a voucher')).toBeNull();
  expect(screen.getByText('Voucher tidak ditemukan')).toBeTruthy();
  expect(screen.getByRole('button', { name: toList.label })).toBeTruthy();
});

test.each([
  ['without a reply', new ApiError('network')],
  ['refused for another reason', new ApiError('business', codes.COUPON_STATE, 'Nanti')],
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

test('a page that asks every few seconds does not say how old its data are', () => {
  show('a split', new ApiError('network'), false);
  expect(screen.getByText('a split')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
