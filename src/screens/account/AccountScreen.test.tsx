/** Lazy sheets: a race between two taps, and a tap before the tab unmounts. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { queryClient } from '../../api/query.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { AccountScreen } from './AccountScreen.tsx';

const code = vi.hoisted(() => ({
  language: Promise.withResolvers<undefined>(),
  logout: Promise.withResolvers<undefined>(),
}));
vi.mock('./AccountHead.tsx', () => ({ MemberHead: () => null, VisitorHead: () => null }));
vi.mock('./LanguageSheet.tsx', async () => {
  await code.language.promise;
  return { LanguageSheet: sheet('language') };
});
vi.mock('./LogoutSheet.tsx', async () => {
  await code.logout.promise;
  return { LogoutSheet: sheet('logout') };
});

function sheet(name: string) {
  return ({ isOpen }: { isOpen: boolean }) => isOpen && <p role="dialog" aria-label={name} />;
}

beforeEach(async () => {
  await openKept();
  storedTokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: 'u1' });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show(mode: 'visible' | 'hidden') {
  return (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Activity mode={mode}>
          <AccountScreen />
        </Activity>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

function tap(name: RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

const opened = () => screen.queryAllByRole('dialog').map((each) => each.getAttribute('aria-label'));

test('the last tap wins the race, and none opens after unmount', async () => {
  const { rerender } = render(show('visible'));
  tap(/accountLanguage/);
  rerender(show('hidden'));
  rerender(show('visible'));
  await act(async () => code.language.resolve(undefined));
  await act(async () => vi.dynamicImportSettled());
  expect(opened()).toEqual([]);

  tap(/logout/);
  tap(/accountLanguage/);
  await vi.waitFor(() => expect(opened()).toEqual(['language']));
  await act(async () => code.logout.resolve(undefined));
  await act(async () => vi.dynamicImportSettled());
  expect(opened()).toEqual(['language']);
});
