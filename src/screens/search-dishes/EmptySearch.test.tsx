/** What the page says of how long searches are kept: a visitor's stay at a login. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { storedSearchHistory } from '../../features/search/stored-keys.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { followSession } from '../../session/follow-session.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { storage } from '../../storage/storage.ts';
import { EmptySearch } from './EmptySearch.tsx';

vi.mock('#host', () => ({
  host: { kind: 'WEB', can: {}, registerUser: () => Promise.resolve() },
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('./Popular.tsx', () => ({ Popular: () => null }));

beforeEach(async () => {
  await openKept();
});
afterEach(cleanup);

const member = { userId: 'u1', accessToken: 'a', refreshToken: 'r' };
const says = (key: Parameters<typeof text>[0]) => screen.queryByText(text(key)) !== null;

test.each(['id-ID', 'en-US', 'zh-CN'] as const)(
  'a visitor’s and a member’s, in %s',
  async (locale) => {
    await activateLocale(locale);
    storedSearchHistory.set(['soto']);
    const stop = followSession();
    render(<EmptySearch onSearch={vi.fn()} />);
    expect([says('search.historyNoteVisitor'), says('search.historyNote')]).toEqual([true, false]);
    act(() => storedTokenInfo.set(member));
    expect([says('search.historyNoteVisitor'), says('search.historyNote')]).toEqual([false, true]);
    expect(screen.getByRole('button', { name: 'soto' })).toBeDefined();
    act(() => storage.removeUserScope());
    expect([says('search.historyNoteVisitor'), says('search.historyNote')]).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: 'soto' })).toBeNull();
    stop();
  },
);

test('switched off, it says only that nothing is kept', async () => {
  await activateLocale('id-ID');
  render(<EmptySearch onSearch={vi.fn()} />);
  fireEvent.click(screen.getByRole('checkbox'));
  expect([says('search.historyOff'), says('search.historyNoteVisitor')]).toEqual([true, false]);
});
