// @vitest-environment node
/** Each red dot leads to what it counts: nothing is counted that no page shows. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tabs } from '../../../src/app/frame/tabs.ts';
import { shown } from '../../../src/features/unread/rules.ts';

/** `unread::add(transaction, user_id, "account", "coupon")` */
const ADDED = /unread::add\(\s*[^,"]+,\s*[^,"]+,\s*"(\w+)",\s*"(\w+)",?\s*\)/g;
const ADDS = /unread::add\(/g;

const rust = globSync('src-tauri/sandbox/src/**/*.rs', { exclude: ['**/tests/**'] }).map((path) =>
  readFileSync(path, 'utf8'),
);
const added = new Set(
  rust.flatMap((text) => [...text.matchAll(ADDED)].map(([, page, item]) => `${page} ${item}`)),
);
const listed = Object.entries(shown).flatMap(([page, items]) =>
  items.map((item) => `${page} ${item}`),
);

describe('unread counters', () => {
  it('every addition of the server is read by this test', () => {
    const count = (pattern: RegExp) => rust.flatMap((text) => [...text.matchAll(pattern)]).length;
    expect(count(ADDED)).toBe(count(ADDS));
  });

  it('what the server counts is what the pages show', () => {
    expect([...added].sort()).toEqual(listed.sort());
  });

  it('a tab has a dot where its page shows something', () => {
    const dots = tabs.flatMap(({ unreadPage }) => unreadPage ?? []);
    expect(dots.sort()).toEqual(Object.keys(shown).sort());
  });

  it('the account page has an entry for each of its items', () => {
    const page = readFileSync('src/screens/account/AccountScreen.tsx', 'utf8');
    for (const item of shown.account ?? []) expect(page).toContain(`useNews('account', '${item}')`);
  });
});
