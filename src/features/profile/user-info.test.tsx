/** The member's own data: a saved change wins over replies in flight. Spec home 3, 5. */
import { asId } from '../../api/ids.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import type { UserId, UserInfo } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { storedUserInfo } from './stored-keys.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { refreshUserInfo, setUserInfo, useUserInfo } from './user-info.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));

const before: UserInfo = {
  userId: asId<UserId>('u1'),
  userName: 'Sari',
  headPortrait: '',
  countryCode: '62',
  phoneNo: '81200000001',
  inviteCode: '',
};
const saved: UserInfo = { ...before, userName: 'Sari Dewi' };

/** Of the calls in flight, in their order. */
let answers: ((info: UserInfo) => void)[];

beforeEach(async () => {
  await openKept();
  storedTokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: asId<UserId>('u1') });
  answers = [];
  vi.mocked(call).mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function Name() {
  return <p role="status">{useUserInfo().info?.userName}</p>;
}

function show(): void {
  render(
    <QueryClientProvider client={queryClient}>
      <Name />
    </QueryClientProvider>,
  );
}

async function answer(info: UserInfo): Promise<void> {
  await act(async () => answers.shift()?.(info));
}

const shownName = () => screen.getByRole('status').textContent;

test('what was asked before a change does not take it back, neither here nor for the next start', async () => {
  show();
  await answer(before);
  await vi.waitFor(() => expect(shownName()).toBe('Sari'));
  act(() => refreshUserInfo());
  expect(answers).toHaveLength(1);
  act(() => setUserInfo(saved));
  await answer(before);
  await vi.waitFor(() => expect(shownName()).toBe('Sari Dewi'));
  expect(queryClient.isFetching()).toBe(0);
  expect(storedUserInfo.get()).toEqual(saved);
});

test('nor does the very first answer', async () => {
  show();
  expect(answers).toHaveLength(1);
  act(() => setUserInfo(saved));
  await answer(before);
  await vi.waitFor(() => expect(shownName()).toBe('Sari Dewi'));
  expect(storedUserInfo.get()).toEqual(saved);
});
