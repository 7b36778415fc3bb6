/** Held replies, the journal and the reset in developer options. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { queryJournal } from '../../api/generated/calls/query-journal.ts';
import { querySandbox } from '../../api/generated/calls/query-sandbox.ts';
import { release } from '../../api/generated/calls/release.ts';
import { resetSandbox } from '../../api/generated/calls/reset-sandbox.ts';
import * as codes from '../../api/generated/codes.ts';
import type { JournalEntry, QueryJournalBody, SandboxState } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { deviceId } from '../../features/device/device-id.ts';
import { isLoggedIn } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { HeldList } from './FaultSection.tsx';
import { JournalSection } from './JournalSection.tsx';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { WorldSection } from './WorldSection.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));

let answer: (path: string, body: object) => unknown;

beforeEach(async () => {
  await openKept();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async ({ path }, body) => answer(path, body));
  storedTokenInfo.set({ userId: 'U1', accessToken: 'a', refreshToken: 'r' });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  storage.removeUserScope();
});

const state: SandboxState = { nowMs: 0, clockOffsetMs: 0, faults: [], held: [] };

function show(shown: ReactNode): void {
  render(<QueryClientProvider client={queryClient}>{shown}</QueryClientProvider>);
}

function entry(number: number, more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    number,
    atMs: Date.UTC(2026, 10, 26, 4, 0, number),
    deviceId: deviceId(),
    method: 'POST',
    path: `/path/${number}`,
    outcome: 'ANSWERED',
    status: 200,
    body: {},
    ...more,
  };
}

/** Mocks a journal that ends with these entries; collects the requests. */
function keeps(entries: JournalEntry[], last = entries.length): QueryJournalBody[] {
  const asked: QueryJournalBody[] = [];
  answer = (path, body) => {
    expect(path).toBe(queryJournal.path);
    asked.push(body);
    const { after = 0 } = body as QueryJournalBody;
    return { entries: entries.filter(({ number }) => number > after), last, isReached: true };
  };
  return asked;
}

test('the journal lists requests of this device, newest first, with their outcome', async () => {
  const all = [
    entry(896),
    entry(897, { status: 401, code: codes.SESSION_INVALID }),
    entry(898, { outcome: 'HELD', status: 0 }),
    entry(899, { outcome: 'RESET', status: 0 }),
    entry(900, { outcome: 'ABANDONED', status: 0, body: { storeId: 'S1' } }),
  ];
  const asked = keeps(all, 900);
  show(<JournalSection />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('code')?.textContent)).toEqual([
    '/path/900',
    '/path/899',
    '/path/898',
    '/path/897',
    '/path/896',
  ]);
  expect(items.map((item) => item.querySelector('span')?.textContent?.slice(8))).toEqual([
    ' · developer.outcomeAbandoned',
    ' · developer.outcomeReset',
    ' · developer.outcomeHeld',
    ` · 401 · ${codes.SESSION_INVALID}`,
    ' · 200',
  ]);
  expect(within(items[0] as HTMLElement).getByText('{"storeId":"S1"}')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ after: 400, deviceId: deviceId() });
});

test('the journal shows 30 entries, with the time in Jakarta', async () => {
  keeps(Array.from({ length: 40 }, (_, at) => entry(at + 1)));
  show(<JournalSection />);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(30);
  expect(items[0]?.textContent).toContain('11:00:40 · 200');
});

test('an empty journal shows a message, a failed one the reason', async () => {
  keeps([]);
  show(<JournalSection />);
  expect(await screen.findByText('developer.journalNone')).toBeTruthy();
  answer = () => {
    throw new ApiError('business', codes.VALUE_INVALID, 'no');
  };
  fireEvent.click(screen.getByRole('button', { name: 'developer.journalRefresh' }));
  expect((await screen.findByRole('alert')).textContent).toBe('platform.sandboxFailed');
});

test('held replies are grouped by path and released by path or all at once', async () => {
  const asked: object[] = [];
  answer = (path, body) => {
    expect(path).toBe(release.path);
    asked.push(body);
    return state;
  };
  show(<HeldList held={['/a', '/b', '/a']} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: 'developer.letGoPath' })[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'developer.letAllGo' }));
  await vi.waitFor(() => expect(asked).toEqual([{ path: '/a' }, {}]));
});

test('a reset asks for confirmation, then logs out and clears the query cache', async () => {
  const asked: string[] = [];
  answer = (path) => {
    asked.push(path);
    return state;
  };
  queryClient.setQueryData(['/old', {}], 'of the old world');
  show(<WorldSection />);
  fireEvent.click(screen.getByRole('button', { name: 'developer.worldReset' }));
  const sheet = await screen.findByRole('dialog', { name: 'developer.worldTitle' });
  expect(asked).toEqual([]);
  expect(isLoggedIn()).toBe(true);
  fireEvent.click(within(sheet).getByRole('button', { name: 'developer.worldConfirm' }));
  await vi.waitFor(() => expect(isLoggedIn()).toBe(false));
  expect(asked).toEqual([resetSandbox.path]);
  expect(queryClient.getQueryData(['/old', {}])).toBeUndefined();
  expect(queryClient.getQueryData([querySandbox.path, {}])).toEqual(state);
});

test('a failed reset shows the reason and keeps the session', async () => {
  answer = () => {
    throw new ApiError('network', '', 'no answer');
  };
  show(<WorldSection />);
  fireEvent.click(screen.getByRole('button', { name: 'developer.worldReset' }));
  const sheet = await screen.findByRole('dialog', { name: 'developer.worldTitle' });
  fireEvent.click(within(sheet).getByRole('button', { name: 'developer.worldConfirm' }));
  expect((await screen.findByRole('alert')).textContent).toBe('platform.sandboxFailed');
  expect(isLoggedIn()).toBe(true);
});
