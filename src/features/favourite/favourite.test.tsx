/** The heart: one state everywhere, no optimistic update, a message for every outcome. Merchant 4, 8, 9. */
import type { StoreId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { InfiniteQueryObserver, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { queryClient } from '../../api/query.ts';
import { setClock } from '../../lib/now.ts';
import { continueAction, dropPendingAction } from '../../session/gated-action.ts';
import { dropPersonal } from '../../session/personal.ts';
import { recentEvents } from '../../telemetry/report.ts';
import { currentToast, dismissToast } from '../../ui/toast.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { LIST_KEY, setFavourite } from './favourite-store.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { debounceMs, toastMs } from './use-favourite-toggle.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));

const IDS = '/digital-food/interaction/favourite/store_ids';
const SAVE = '/digital-food/interaction/favourite/save';
const CANCEL = '/digital-food/interaction/favourite/cancel';

let root: Root;
let place: HTMLElement;
let nowMs: number;
let stopClock: () => void;
/** The fake server's favourites, and its replies to changes. */
let kept: string[];
let refusal: Error | undefined;

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await openKept();
  nowMs = 1_000_000;
  stopClock = setClock({ nowMs: () => nowMs });
  kept = ['s1'];
  refusal = undefined;
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async ({ path }) => {
    if (path === IDS) return { businessIdList: kept };
    if (refusal) throw refusal;
    return { count: 1 };
  });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  stopClock();
  queryClient.clear();
  dropPersonal();
  dropPendingAction();
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.id);
});

function logIn(): void {
  storedTokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: 'u1' });
}

async function show(): Promise<void> {
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={queryClient}>
          <FavouriteButton storeId={asId('s1')} scene="card" />
          <FavouriteButton storeId={asId('s2')} scene="card" />
          <FavouriteButton storeId={asId('s2')} scene="page" />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  // Loaded means rendered, not only fetched.
  const isKept = storedTokenInfo.get() && kept.includes('s1');
  await act(async () => vi.waitFor(() => expect(pressed()[0]).toBe(String(Boolean(isKept)))));
}

function OneHeart() {
  return (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <FavouriteButton storeId={asId('s1')} scene="card" />
      </QueryClientProvider>
    </MemoryRouter>
  );
}

function pressed(): (string | null)[] {
  return [...place.querySelectorAll('button')].map((each) => each.getAttribute('aria-pressed'));
}

async function tap(at: number): Promise<void> {
  await act(async () => place.querySelectorAll('button')[at]?.click());
}

function sent(path: string): unknown[] {
  return vi
    .mocked(call)
    .mock.calls.filter(([endpoint]) => endpoint.path === path)
    .map(([, body]) => body);
}

test('spec merchant 9: 200 ms between taps, 2 s of toast', () => {
  expect([debounceMs, toastMs]).toEqual([200, 2000]);
});

describe('a member', () => {
  beforeEach(logIn);

  test('sees what is kept, asked once for all hearts', async () => {
    await show();
    expect(pressed()).toEqual(['true', 'false', 'false']);
    expect(sent(IDS)).toHaveLength(1);
  });

  test('the heart that asked may unmount: the next ones get the answer without another call', async () => {
    let answer: ((ids: { businessIdList: string[] }) => void) | undefined;
    vi.mocked(call).mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await act(async () => root.render(<OneHeart key="before" />));
    await act(async () => root.render(<p>another list is on its way</p>));
    await act(async () => root.render(<OneHeart key="after" />));
    expect(pressed()).toEqual(['false']);
    await act(async () => answer?.({ businessIdList: kept }));
    await act(async () => vi.waitFor(() => expect(pressed()).toEqual(['true'])));
    expect(sent(IDS)).toHaveLength(1);
  });

  test('a page of the list that is on its way is as old as those before it', async () => {
    let answer: ((page: number) => void) | undefined;
    const list = new InfiniteQueryObserver(queryClient, {
      queryKey: LIST_KEY,
      queryFn: () =>
        new Promise<number>((resolve) => {
          answer = resolve;
        }),
      initialData: { pages: [1], pageParams: [1] },
      initialPageParam: 1,
      getNextPageParam: (page: number) => page + 1,
      staleTime: 'static',
    });
    const more = list.fetchNextPage();
    await setFavourite(asId('s1'), false);
    await act(async () => answer?.(2));
    await more;
    expect(queryClient.getQueryData(LIST_KEY)).toMatchObject({ pages: [1, 2] });
    expect(queryClient.getQueryState(LIST_KEY)?.isInvalidated).toBe(true);
  });

  test('keeps a store: card and page flip together, the toast leads to the list', async () => {
    await show();
    await tap(1);
    expect(sent(SAVE)).toEqual([{ businessIdList: ['s2'], businessType: 'STORE' }]);
    expect(pressed()).toEqual(['true', 'true', 'true']);
    expect(currentToast()).toMatchObject({
      message: 'favourite.kept',
      durationMs: toastMs,
      action: { label: 'favourite.view' },
    });
  });

  test('lets a store go, without a way to the list', async () => {
    await show();
    await tap(0);
    expect(sent(CANCEL)).toEqual([{ businessId: 's1', businessType: 'STORE' }]);
    expect(pressed()[0]).toBe('false');
    expect(currentToast()).toMatchObject({ message: 'favourite.letGo', action: undefined });
  });

  test('only the heart that was tapped beats, not what a list draws', async () => {
    await show();
    const beats = () =>
      [...place.querySelectorAll('button')].map((each) => each.hasAttribute('data-new'));
    expect(beats()).toEqual([false, false, false]);
    await tap(1);
    expect(beats()).toEqual([false, true, false]);
    await tap(2);
    expect(beats(), 'let go by another').toEqual([false, true, false]);
    expect(pressed()).toEqual(['true', 'false', 'false']);
  });

  test('a heart that comes later knows what is kept, and asks nothing', async () => {
    await show();
    await act(async () => root.render(null));
    await act(async () =>
      root.render(
        <MemoryRouter>
          <FavouriteButton storeId={asId('s1')} scene="card" />
        </MemoryRouter>,
      ),
    );
    expect(pressed()).toEqual(['true']);
    expect(sent(IDS)).toHaveLength(1);
  });

  test('another user’s are requested again', async () => {
    await show();
    expect(pressed()[0]).toBe('true');
    kept = ['s2'];
    await act(async () => {
      queryClient.clear();
      dropPersonal();
      storedTokenInfo.set({ accessToken: 'b', refreshToken: 'r', userId: 'u2' });
    });
    await act(async () => vi.waitFor(() => expect(sent(IDS)).toHaveLength(2)));
    await act(async () => vi.waitFor(() => expect(pressed()).toEqual(['false', 'true', 'true'])));
  });

  test('what one person did is nothing to the next, also when theirs cannot be had', async () => {
    await show();
    await tap(1);
    expect(pressed()).toEqual(['true', 'true', 'true']);
    vi.mocked(call).mockRejectedValue(new ApiError('business', '1', ''));
    await act(async () => {
      queryClient.clear();
      dropPersonal();
      storedTokenInfo.set({ accessToken: 'b', refreshToken: 'r', userId: 'u2' });
    });
    await act(async () => vi.waitFor(() => expect(sent(IDS)).toHaveLength(2)));
    expect(pressed()).toEqual(['false', 'false', 'false']);
  });

  test('what another device did meanwhile counts once it is asked again', async () => {
    await show();
    await tap(1);
    expect(pressed()).toEqual(['true', 'true', 'true']);
    kept = [];
    await act(async () => queryClient.invalidateQueries());
    await act(async () => vi.waitFor(() => expect(pressed()).toEqual(['false', 'false', 'false'])));
  });

  test('a tap while the answer is awaited sends nothing more; it is counted once', async () => {
    const before = recentEvents.get().length;
    await show();
    let answer: () => void = () => undefined;
    vi.mocked(call).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ count: 1 });
        }),
    );
    await tap(1);
    nowMs += 10 * debounceMs;
    await tap(1);
    await act(async () => answer());
    expect([...sent(SAVE), ...sent(CANCEL)]).toHaveLength(1);
    const told = recentEvents.get().slice(before);
    expect(told.map(({ name, props }) => [name, props])).toEqual([
      ['favourite', { storeId: asId<StoreId>('s2'), isKept: true, scene: 'card' }],
    ]);
  });

  test('nothing flips before the server has said yes', async () => {
    await show();
    let answer: () => void = () => undefined;
    vi.mocked(call).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ count: 1 });
        }),
    );
    await tap(1);
    expect(pressed()).toEqual(['true', 'false', 'false']);
    await act(async () => answer());
    expect(pressed()).toEqual(['true', 'true', 'true']);
  });

  test.each([
    [new ApiError('business', codes.FAVOURITES_FULL, 'Favoritmu penuh'), 'Favoritmu penuh'],
    [new ApiError('rate-limited', codes.RATE_LIMITED, 'Terlalu sering'), 'Terlalu sering'],
    [new ApiError('network'), 'favourite.failed'],
    [new ApiError('malformed', '', 'data.count'), 'favourite.failed'],
    [new Error('x'), 'favourite.failed'],
    // The login that follows has its own messages.
    [new ApiError('session', codes.SESSION_INVALID, 'Masuk dulu'), undefined],
    [new ApiError('cancelled', '', 'x'), undefined],
  ])('a failure says what the server says: %s', async (error, words) => {
    refusal = error;
    await show();
    await tap(1);
    expect(pressed()).toEqual(['true', 'false', 'false']);
    expect(currentToast()?.message).toBe(words);
  });

  test('two taps within 200 ms are one', async () => {
    await show();
    await tap(1);
    nowMs += debounceMs - 1;
    await tap(1);
    expect([...sent(SAVE), ...sent(CANCEL)]).toHaveLength(1);
    nowMs += debounceMs;
    await tap(1);
    expect(sent(CANCEL)).toHaveLength(1);
  });

  test('what was done while the ids were on their way counts', async () => {
    let answer: () => void = () => undefined;
    vi.mocked(call).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ businessIdList: ['s1'] });
        }),
    );
    await act(async () =>
      root.render(
        <MemoryRouter>
          <QueryClientProvider client={queryClient}>
            <FavouriteButton storeId={asId('s2')} scene="page" />
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    );
    await tap(0);
    await act(async () => answer());
    expect(pressed()).toEqual(['true']);
  });

  test('until the ids are there, what the reply of the store says counts', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError('business', '1', ''));
    await act(async () =>
      root.render(
        <MemoryRouter>
          <QueryClientProvider client={queryClient}>
            <FavouriteButton storeId={asId('s9')} scene="page" isFavourite />
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    );
    expect(pressed()).toEqual(['true']);
  });
});

describe('a visitor', () => {
  test('keeps nothing and asks nothing', async () => {
    await show();
    expect(pressed()).toEqual(['false', 'false', 'false']);
    expect(vi.mocked(call)).not.toHaveBeenCalled();
  });

  test('has what is kept once logged in', async () => {
    await show();
    await act(async () => logIn());
    await act(async () => vi.waitFor(() => expect(pressed()).toEqual(['true', 'false', 'false'])));
    expect(sent(IDS)).toHaveLength(1);
  });

  test('logs in first, then the store is kept, also when it was kept already', async () => {
    await show();
    await tap(0);
    expect(sent(SAVE)).toEqual([]);
    await act(async () => {
      logIn();
      continueAction();
    });
    await act(async () => vi.waitFor(() => expect(sent(SAVE)).toHaveLength(1)));
    expect(sent(CANCEL)).toEqual([]);
    expect(pressed()[0]).toBe('true');
  });

  test('has none of the one before', async () => {
    logIn();
    await show();
    await act(async () => storedTokenInfo.remove());
    expect(pressed()).toEqual(['false', 'false', 'false']);
  });
});
