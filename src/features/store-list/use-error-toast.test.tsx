import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { useErrorToast } from './list-failures.ts';

const toast = vi.hoisted(() => vi.fn<(message: string) => void>());
vi.mock('../../ui/toast.ts', () => ({ toast }));
beforeEach(() => toast.mockReset());

const said = () => toast.mock.calls.map(([message]) => message);

test('says a message once while it goes on failing, and again after it was well', () => {
  const busy = () => new ApiError('rate-limited', codes.RATE_LIMITED, 'Busy');
  const first: { error: unknown } = { error: busy() };
  const { rerender } = renderHook(({ error }) => useErrorToast(error), { initialProps: first });
  rerender({ error: busy() });
  expect(said()).toEqual(['Busy']);
  rerender({ error: new ApiError('business', codes.VALUE_INVALID, 'No') });
  rerender({ error: null });
  rerender({ error: busy() });
  expect(said()).toEqual(['Busy', 'No', 'Busy']);
});

test.each([
  new ApiError('network', '', 'x'),
  new ApiError('malformed', '', 'expected string'),
  new ApiError('business', codes.VALUE_INVALID, ''),
  new Error('a bug'),
])('says nothing of %s', (error) => {
  renderHook(() => useErrorToast(error));
  expect(said()).toEqual([]);
});
