/** What an opened suggestion tells, and whose purchase the next one is. Discovery 7. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { searchSuggest } from '../../api/generated/calls/search-suggest.ts';
import { queryClient } from '../../api/query.ts';
import { activateLocale } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { noteTrail, trail } from '../../telemetry/trail.ts';
import { SearchDishesScreen } from './SearchDishesScreen.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('./EmptySearch.tsx', () => ({ EmptySearch: () => null }));
vi.mock('./Results.tsx', () => ({ Results: () => null }));

const suggestions = [
  { text: 'soto', ranges: [], kind: 'DISH', id: 'soto' },
  {
    text: 'Soto Kudus',
    ranges: [],
    kind: 'STORE',
    id: 'P1',
    store: { poiId: 'P1', distance: 1, businessState: { isOpen: true }, businessDistrictName: '' },
  },
  { text: 'Soto Galeri', ranges: [], kind: 'MALL', id: 'M1' },
];

beforeEach(async () => {
  sessionStorage.clear();
  await openKept();
  await activateLocale('id-ID');
  Element.prototype.scrollIntoView = () => undefined;
  vi.mocked(track).mockClear();
  vi.mocked(call).mockImplementation(({ path }) =>
    path === searchSuggest.path
      ? Promise.resolve({ suggestions } as never)
      : Promise.withResolvers<never>().promise,
  );
  noteTrail({ adTrace: 'ad-1', searchIds: 'Q1 T1' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

function Address() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="address">{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}
const address = () => screen.getByLabelText('address').textContent;

async function typed(state: unknown = null): Promise<HTMLElement> {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/platform/searchDishes', state }]}>
      <QueryClientProvider client={queryClient}>
        <SearchDishesScreen />
        <Address />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'sot' } });
  await screen.findByRole('option', { name: /Soto Kudus/ });
  return field;
}

const at = { scene: 'search', traceId: 'session' };

test.each([
  ['a tap', () => fireEvent.click(screen.getByRole('option', { name: /Soto Kudus/ }))],
  [
    'the keyboard',
    (field: HTMLElement) => {
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      fireEvent.submit(screen.getByRole('search'));
    },
  ],
])('a suggested store that %s opens ends the search before it', async (_, open) => {
  open(await typed());
  const told = { ...at, kind: 'STORE', position: 1 };
  expect(track).toHaveBeenCalledExactlyOnceWith('search_suggest_click', told);
  expect(trail()).toEqual({ adTrace: 'ad-1' });
});

test('what is only searched for ends nothing: a result that is opened does', async () => {
  await typed();
  fireEvent.click(screen.getByRole('option', { name: /^soto/ }));
  const told = { ...at, kind: 'DISH', position: 0 };
  expect(track).toHaveBeenCalledExactlyOnceWith('search_suggest_click', told);
  expect(trail()).toEqual({ adTrace: 'ad-1', searchIds: 'Q1 T1' });
});

test('a suggested mall opens its page', async () => {
  await typed();
  fireEvent.click(screen.getByRole('option', { name: /Soto Galeri/ }));
  expect(address()).toContain('/platform/mall?id=M1');
});

test('what was chosen for a search does not narrow the next one', async () => {
  const selection = { regionId: '', regionName: '', keys: {} };
  const chosen = { listChoice: { selection, sort: 'DISTANCE' } };
  await typed(chosen);
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/platform/searchDishes null');
});
