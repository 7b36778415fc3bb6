/** Spec home 4: what refetches the list, also while another screen covers home. */
import { act, cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { atom } from '../../lib/atom.ts';
import { setListTag } from '../../features/store-list/list-tag.ts';
import { noteAnswersChanged } from '../../session/personal.ts';
import { useRefreshCauses } from './use-refresh.ts';

const host = vi.hoisted(() => ({
  now: 1 as 0 | 1,
  listeners: new Set<(netstate: 0 | 1) => void>(),
}));
vi.mock('#host', () => ({
  host: {
    can: {},
    netstate: () => host.now,
    onNetstate: (listener: (netstate: 0 | 1) => void) => {
      host.listeners.add(listener);
      return () => host.listeners.delete(listener);
    },
  },
}));

const state = atom<object>({});
vi.mock('../../features/location/location.ts', () => ({
  location: {
    get state() {
      return state;
    },
  },
}));

let attempt = 0;
function findAddress(): void {
  attempt += 1;
  for (const step of [{ addressStatus: 'loading' }, { addressStatus: 'end', address: 'Menteng' }]) {
    state.set({ attempt, ...step });
  }
}

afterEach(cleanup);

const refreshList = vi.fn<() => Promise<boolean>>();

function Causes() {
  useRefreshCauses({ refreshList, refetchMovedCards: () => Promise.resolve() });
  return null;
}

const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Causes />
  </Activity>
);

function begin() {
  refreshList.mockReset().mockResolvedValue(true);
  const view = render(page('visible'));
  expect(refreshList).not.toHaveBeenCalled();
  return (mode: 'visible' | 'hidden') => act(async () => view.rerender(page(mode)));
}

const causes = [
  ['a login', noteAnswersChanged],
  ['a set cache tag', setListTag],
  ['an address that was found', findAddress],
  [
    'the network that is back',
    () => {
      for (const now of [0, 1] as const) {
        host.now = now;
        for (const listener of host.listeners) listener(now);
      }
    },
  ],
] as const;

test.each(causes)('%s has the list loaded again, once', async (_, cause) => {
  const show = begin();
  await act(async () => cause());
  expect(refreshList).toHaveBeenCalledTimes(1);
  await show('hidden');
  await show('visible');
  expect(refreshList).toHaveBeenCalledTimes(1);
});

test.each(causes.slice(0, 3))('%s while home is hidden: once it is shown', async (_, cause) => {
  const show = begin();
  await show('hidden');
  await act(async () => cause());
  expect(refreshList).not.toHaveBeenCalled();
  await show('visible');
  expect(refreshList).toHaveBeenCalledTimes(1);
});

test('the network is lost while home is hidden and back when it is shown', async () => {
  const show = begin();
  await act(async () => {
    host.now = 0;
    for (const listener of host.listeners) listener(0);
  });
  await show('hidden');
  host.now = 1;
  await show('visible');
  expect(refreshList).toHaveBeenCalledTimes(1);
});

test('a failed refetch is retried when home is shown', async () => {
  const show = begin();
  refreshList.mockResolvedValueOnce(false);
  await act(async () => setListTag());
  expect(refreshList).toHaveBeenCalledTimes(1);
  await show('hidden');
  await show('visible');
  expect(refreshList).toHaveBeenCalledTimes(2);
});
