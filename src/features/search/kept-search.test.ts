import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedMemberId, storedTokenInfo } from '../../session/stored-keys.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { readSearch, type Search, writeSearch } from './kept-search.ts';

beforeEach(() => openKept());
afterEach(() => sessionStorage.clear());

const search: Search = {
  searchText: 'soto tebet',
  activeKey: 'COUPON',
  droppedWords: ['area:34'],
  isLiteral: true,
};
const login = (id: string) =>
  storedTokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: id });

test('a search is read as it was written, until it is removed', () => {
  expect(readSearch()).toEqual({});
  writeSearch({ search });
  expect(readSearch()).toEqual({ search });
  writeSearch({ typed: 'so', search });
  expect(readSearch()).toEqual({ typed: 'so', search });
  writeSearch({});
  expect(sessionStorage).toHaveLength(0);
});

test("a visitor's search goes on after a login, a member's is over after a logout", () => {
  writeSearch({ search });
  login('U1');
  expect(readSearch()).toEqual({ search });
  writeSearch({ search });
  storedTokenInfo.remove();
  storedMemberId.remove();
  expect(readSearch()).toEqual({});
  login('U2');
  expect(readSearch()).toEqual({});
});

const kept = (given: object) => JSON.stringify({ owner: '', search: { ...search, ...given } });

test.each([
  ['not JSON', '{'],
  ['of another shape', '{"search":7}'],
  ['without a text', kept({ searchText: '  ' })],
  ['of an unknown tab', kept({ activeKey: 'ALL' })],
])('what is %s counts as none', (_name, text) => {
  sessionStorage.setItem('jajan.search', text);
  expect(readSearch()).toEqual({});
});
