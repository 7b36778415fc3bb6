import { asId } from '../../api/ids.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query.ts';
import type { Review, StoreId } from '../../api/generated/types.ts';
import { fetchReviewPage } from '../review/review-page.ts';
import { useReviewList } from './use-review-list.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../review/review-page.ts', () => ({ fetchReviewPage: vi.fn() }));

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function answer(...ids: string[]): void {
  const reviews = ids.map((id) => ({ id }) as Review);
  const rest = { totalCount: ids.length, summary: undefined, isLast: true, cursor: undefined };
  vi.mocked(fetchReviewPage).mockResolvedValue({ reviews, ...rest });
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test.each([
  ['MOST_HELPFUL', 'a b c d'],
  ['NEWEST', 'd c a b'],
] as const)('asked for again, as after a login, by %s', async (sort, order) => {
  answer('a', 'b', 'c');
  const choice = { storeId: asId<StoreId>('S1'), filter: 'ALL', sort } as const;
  const { result } = renderHook(() => useReviewList(choice), { wrapper });
  const ids = () => result.current.rows.map(({ id }) => id).join(' ');
  await waitFor(() => expect(ids()).toBe('a b c'));
  answer('d', 'c', 'a', 'b');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(ids()).toBe(order));
});
