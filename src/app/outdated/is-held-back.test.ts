import { expect, it } from 'vitest';
import { appInfo } from '../../api/app-info.ts';
import { pathnames } from '../../paths.ts';
import { isHeldBack, isOlder } from './is-held-back.ts';

const NEWER = '999000000';

it.each([
  'myCouponList',
  'couponDetail',
  'payPage',
  'cashier',
  'payCode',
  'purchaseSuccessPage',
] as const)('%s stays open', (route) => {
  expect(isHeldBack(pathnames[route], NEWER)).toBe(false);
  expect(isHeldBack(`${pathnames[route]}/`, NEWER)).toBe(false);
});

it.each(['home', 'homeTab', 'order', 'account', 'confirmOrder', 'merchant', 'setting'] as const)(
  '%s is closed to an older version only',
  (route) => {
    expect(isHeldBack(pathnames[route], NEWER)).toBe(true);
    expect(isHeldBack(pathnames[route], appInfo.versionCode)).toBe(false);
    expect(isHeldBack(pathnames[route], '')).toBe(false);
  },
);

it.each([
  ['the same version', '002010003', false],
  ['the version before', '002010002', false],
  ['a later patch', '002010004', true],
  ['a later minor version, whose name sorts before', '002011000', true],
  ['a later major version', '010000000', true],
  ['none', '', false],
  ['a version name', '3.0.0', false],
  ['a code without its padding', '3000000', false],
  ['a code with too many digits', '003000000000', false],
  ['something else', '99999999x', false],
])('2.10.3 against %s', (_name, minimum, expected) => {
  expect(isOlder('002010003', minimum)).toBe(expected);
});
