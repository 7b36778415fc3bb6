import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useReviewMore } from './use-review-more.tsx';

vi.mock('../../session/session.ts', () => ({ useIsLoggedIn: () => false, userId: () => '' }));

test('what opens the sheet of more actions stays the same function', () => {
  const { result, rerender } = renderHook(() => useReviewMore(), { wrapper: MemoryRouter });
  const { open: first } = result.current;
  rerender();
  expect(result.current.open).toBe(first);
});
