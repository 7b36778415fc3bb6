import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import {
  canSave,
  editBody,
  inviteCodeOf,
  isNicknameEmpty,
  maxInviteCode,
  saveFailure,
} from './profile-save.ts';
import { oneLine } from '../../lib/seen-text.ts';

const family = '👨‍👩‍👧‍👦';

describe('nickname', () => {
  it.each([
    ['Sari\nDewi', 'Sari Dewi'],
    ['a\u202Eb\u2066c', 'abc'],
    ['a\u200Fb\u061Cc', 'abc'],
    ['a\u0000b\u001bc', 'abc'],
    [family, family],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('%j becomes %j', (text, line) => expect(oneLine(text)).toBe(line));

  it.each([
    ['', true],
    ['   ', true],
    ['\u200B\u200D', true],
    ['\u00A0', true],
    ['.', false],
    [family, false],
  ])('%j is empty: %s', (text, isEmpty) => expect(isNicknameEmpty(text)).toBe(isEmpty));

  it.each([
    [' ab-12 cd ', 'AB12CD'],
    ['abcdefghijklm', 'ABCDEFGHIJ'],
    ['<b>', 'B'],
  ])('invite code %j is %s', (text, code) => {
    expect(inviteCodeOf(text)).toBe(code);
    expect(inviteCodeOf(text).length).toBeLessThanOrEqual(maxInviteCode);
  });
});

const draft = { userName: ' Sari ', inviteCode: '', headPortrait: undefined };

it.each([
  ['edit', draft, { userName: 'Sari', userType: 'LOGIN' }],
  ['register', draft, { userName: 'Sari', userType: 'REGISTER' }],
  [
    'register',
    { ...draft, inviteCode: 'abc 123' },
    { userName: 'Sari', userType: 'REGISTER', inviteCode: 'ABC123' },
  ],
  // Spec home 2: the invite code is for registration only.
  ['edit', { ...draft, inviteCode: 'abc123' }, { userName: 'Sari', userType: 'LOGIN' }],
  [
    'edit',
    { ...draft, headPortrait: '/img/u/a.webp' },
    { userName: 'Sari', userType: 'LOGIN', headPortrait: '/img/u/a.webp' },
  ],
] as const)('%s sends %j', (mode, given, body) => {
  expect(editBody(mode, given, '')).toEqual({ ...body, shareMethod: '' });
});

it.each([
  ['', false],
  ['  ', false],
  ['\u200B', false],
  ['Sari', true],
])('a nickname %j can be saved: %s', (userName, can) => {
  expect(canSave({ ...draft, userName })).toBe(can);
});

it.each([
  [
    new ApiError('business', codes.NICKNAME_INVALID, 'Nama salah'),
    { field: 'nickname', message: 'Nama salah' },
  ],
  [
    new ApiError('business', codes.INVITE_CODE_INVALID, 'Kode salah'),
    { field: 'invite-code', message: 'Kode salah' },
  ],
  [
    new ApiError('business', codes.VALUE_INVALID, 'Tidak bisa'),
    { field: undefined, message: 'Tidak bisa' },
  ],
  [new ApiError('rate-limited', '', ''), { field: undefined, message: '' }],
  [new ApiError('rate-limited', '', 'Pelan-pelan'), { field: undefined, message: 'Pelan-pelan' }],
  // Written for developers, not for the user.
  [new ApiError('malformed', '', 'x: expected string'), { field: undefined, message: '' }],
  [new ApiError('network'), { field: undefined, message: '' }],
  [new ApiError('session', codes.SESSION_INVALID, 'Sesi berakhir'), undefined],
  [new ApiError('cancelled'), undefined],
  [new Error('x'), { field: undefined, message: '' }],
])('%s', (error, failure) => expect(saveFailure(error)).toEqual(failure));
