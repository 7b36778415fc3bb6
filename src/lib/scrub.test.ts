import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['home.list: expected string, received 7', 'home.list: expected string, received 7'],
  ['code 0310211', 'code #'],
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
