import { beforeEach, expect, test, vi } from 'vitest';
import { perform } from '../act/act.ts';
import { logOut } from './log-out.ts';

const session = vi.hoisted(() => ({ logout: vi.fn<(options: object) => Promise<string>>() }));
const said = vi.hoisted(() => vi.fn());
const reported = vi.hoisted(() => vi.fn());

vi.mock('../../session/session.ts', () => ({ session }));
vi.mock('../../ui/toast.ts', () => ({ toast: said }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported }));
vi.mock('../../i18n/i18n.ts', () => ({ text: (key: string) => key }));

const words = { told: 'profile.loggedOut', later: 'profile.logoutLater' } as const;

beforeEach(() => vi.clearAllMocks());

test.each([
  ['here', 'told', 'profile.loggedOut'],
  ['everywhere', 'later', 'profile.logoutLater'],
] as const)('a logout %s that is %s says so', async (reach, outcome, key) => {
  session.logout.mockResolvedValueOnce(outcome);
  expect(await perform(logOut, { reach, words })).toMatchObject({ isDone: true });
  expect(session.logout).toHaveBeenCalledWith({ everywhere: reach === 'everywhere' });
  expect(said.mock.calls).toEqual([[key]]);
});

test('a logout that fails is said and reported', async () => {
  session.logout.mockRejectedValueOnce(new Error('unforeseen'));
  expect(await perform(logOut, { reach: 'here', words })).toMatchObject({ isDone: false });
  expect(said.mock.calls).toEqual([['profile.logoutFailed']]);
  expect(reported).toHaveBeenCalledTimes(1);
});
