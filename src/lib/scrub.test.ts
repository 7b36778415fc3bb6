import { afterEach, describe, expect, test, vi } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['home.list: expected string, received 7', 'home.list: expected string, received 7'],
  ['code 0319911', 'code #'],
  ['+62 812-3456-7890 is frozen', '# is frozen'],
  ['0812 3456 789', '#'],
  ['authorize: Zk3v9QxT0aLmN4pRs7uWy1bC', 'authorize: #'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc', '#.#.abc'],
  ['for siti.rahma@mail.example: no', 'for #: no'],
  ['5f0c1c9e-1111-4222-8333-444455556666', '#'],
  ['remote_monitoring_config has the wrong type', 'remote_monitoring_config has the wrong type'],
  ['status 503, not JSON', 'status 503, not JSON'],
])('%s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test.each([
  ['a@b.example@c.example', '#@c.example'],
  ['x@y and @b.c', 'x@y and @b.c'],
  ['one@mail.example,two@mail.example', '#,#'],
])('%s has the mail addresses that it has', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

/** A path that anybody may write into a link. Each shape made one of the expressions quadratic. */
describe('a long text', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Characters that are given to a search, and those that are looked at one by one. */
  function stepsOf(text: string): number {
    const searches = vi.spyOn(String.prototype, 'replace');
    const reads = vi.spyOn(String.prototype, 'charAt');
    scrub(text);
    const count = searches.mock.contexts.reduce(
      (sum: number, searched) => sum + String(searched).length,
      reads.mock.calls.length,
    );
    vi.restoreAllMocks();
    return count;
  }

  test.each(['a', 'a@', 'a.', '-', '1 ', '1', 'a/', '@', '+', 'a1b2c3d4e5f6g7h8i9j0k/'])(
    'of %s costs the same at ten times its length',
    (piece) => {
      const [long, longer] = [60_000, 600_000].map((length) =>
        stepsOf(`/${piece.repeat(length / piece.length)}`),
      );
      expect(longer).toBe(long);
      expect(long).toBeGreaterThan(0);
      expect(long).toBeLessThan(5 * 2048);
    },
  );

  test.each([
    'siti.rahma@mail.example',
    'Zk3v9QxT0aLmN4pRs7uWy1bC',
    '5f0c1c9e-1111-4222-8333-444455556666',
    '+62 812-3456-7890',
    '(0812) 3456 7890',
  ])('keeps no part of %s, wherever the cut goes through it', (secret) => {
    for (let before = 2048 - secret.length - 2; before < 2052; before += 1) {
      const kept = scrub(`${'ab, '.repeat(600).slice(0, before)}, ${secret} ab, ab`);
      for (let at = 0; at + 5 <= secret.length; at += 1)
        expect(kept).not.toContain(secret.slice(at, at + 5));
    }
  });

  test('of letters alone leaves what stands before them', () => {
    expect(scrub(`/platform/nowhere/${'x'.repeat(60_000)}`)).toBe('/platform/nowhere/');
  });
});
