import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { queryClient } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { ReviewListScreen } from './ReviewListScreen.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => openKept());

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the store name fills a reserved line: no layout shift', async () => {
  const store = Promise.withResolvers<unknown>();
  vi.mocked(call).mockImplementation(({ path }) =>
    path === queryHomepageStoreInfo.path
      ? store.promise
      : Promise.resolve({ data: [], totalCount: 0 }),
  );
  const { pathname, search } = paths.reviewList({ storeId: 'S1' });
  const { container } = render(
    <MemoryRouter initialEntries={[pathname + search]}>
      <QueryClientProvider client={queryClient}>
        <ReviewListScreen />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const line = container.querySelector('main p');
  expect(line?.textContent?.trim()).toBe('');
  await act(async () => store.resolve({ storeId: 'S1', storeName: 'Warung Sari' }));
  await vi.waitFor(() => expect(line?.textContent).toBe('Warung Sari'));
});
