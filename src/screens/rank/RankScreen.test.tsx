import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { rankList } from '../../api/generated/calls/rank-list.ts';
import { queryClient } from '../../api/query.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { RankScreen } from './RankScreen.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

beforeEach(async () => {
  await openKept();
  await activateLocale('id-ID');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const OPEN_NOW = {
  type: 'BOOLEAN',
  label: { 'id-ID': 'Buka sekarang' },
  listData: [],
  objectData: { key: 'openNow', label: { 'id-ID': 'Buka sekarang' }, children: [] },
};
const rank = {
  rankId: 'R1',
  rankName: { 'id-ID': 'Kopi' },
  tabName: { 'id-ID': 'Kopi' },
  howCounted: {},
  storeCount: 100,
  countedAtMs: 1,
};

function show() {
  const { pathname, search } = paths.rank({});
  render(
    <MemoryRouter initialEntries={[pathname + search]}>
      <QueryClientProvider client={queryClient}>
        <RankScreen />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return (count: number) =>
    screen.queryByText(text('brands.storeCount', { count, shown: String(count) }));
}

test('how many stores a filter leaves is not said before it is known', async () => {
  const filtered = Promise.withResolvers<never>();
  const page = { rankId: 'R1', poiList: [], hasMore: false, algorithmId: 'a', countedAtMs: 1 };
  const whole = { ...page, filterOptions: [OPEN_NOW], isNoCouponAvailable: false };
  vi.mocked(call).mockImplementation(({ path }, body) => {
    if (path === rankList.path) return Promise.resolve({ rankList: [rank] } as never);
    const isFiltered = JSON.stringify(body).includes('openNow');
    return isFiltered ? filtered.promise : Promise.resolve(whole as never);
  });
  const said = show();
  await vi.waitFor(() => expect(said(100)).toBeTruthy());
  fireEvent.click(await screen.findByRole('button', { name: 'Buka sekarang' }));
  await screen.findByRole('status', { name: text('rank.loading') });
  expect([said(100), said(0)]).toEqual([null, null]);
  filtered.resolve(whole as never);
  await vi.waitFor(() => expect(said(0)).toBeTruthy());
});

test('how many stores a ranking has is not said over a list that is not there', async () => {
  vi.mocked(call).mockImplementation(({ path }) =>
    path === rankList.path
      ? Promise.resolve({ rankList: [rank] } as never)
      : Promise.withResolvers<never>().promise,
  );
  const said = show();
  await screen.findAllByText('Kopi');
  expect(said(100)).toBeNull();
});
