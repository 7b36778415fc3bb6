// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/errors.ts';
import { isExpected } from './report.ts';

test.each<[ApiErrorKind, boolean]>([
  ['network', true],
  ['timeout', true],
  ['cancelled', true],
  ['rate-limited', true],
  ['session', true],
  ['malformed', false],
  ['business', false],
])('without a code, %s: %s', (kind, expected) => {
  expect(isExpected(new ApiError(kind))).toBe(expected);
});

test.each(['3800999', '6410999', '0399999'])('%s, which is in no table, is a problem', (code) => {
  expect(isExpected(new ApiError('business', code))).toBe(false);
});

test('an error that is not an API error is a problem', () => {
  expect(isExpected(new TypeError('x is undefined'))).toBe(false);
  expect(isExpected('03102')).toBe(false);
});

/** Bugs of ours and of the server: monitoring must get them. */
const PROBLEMS = new Set([
  'BODY_MALFORMED',
  'SIGNATURE_INVALID',
  'PATH_UNKNOWN',
  'METHOD_REFUSED',
  'HEADER_INVALID',
  'VALUE_INVALID',
  'PROTOCOL_UNSUPPORTED',
  'INTERNAL',
]);

test('every code of the contract is classified', () => {
  const source = readFileSync('src-tauri/contract/src/codes.rs', 'utf8');
  const codes = [...source.matchAll(/pub const (\w+): &str = "(\w+)";/g)].map(
    ([, name = '', code = '']) => ({ name, code }),
  );
  expect(codes.length).toBeGreaterThan(30);
  const onTheWrongSide = codes.filter(
    ({ name, code }) => isExpected(new ApiError('business', code)) === PROBLEMS.has(name),
  );
  expect(onTheWrongSide).toEqual([]);
});
