import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { canSave, editBody, saveFailure } from './profile-save.ts';

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
  [new ApiError('business', '0320001', 'Nama salah'), { field: 'nickname', message: 'Nama salah' }],
  [
    new ApiError('business', '0320002', 'Kode salah'),
    { field: 'invite-code', message: 'Kode salah' },
  ],
  [new ApiError('business', '9000422', 'Tidak bisa'), { field: undefined, message: 'Tidak bisa' }],
  [new ApiError('rate-limited', '', ''), { field: undefined, message: '' }],
  [new ApiError('rate-limited', '', 'Pelan-pelan'), { field: undefined, message: 'Pelan-pelan' }],
  // Written for developers, not for the user.
  [new ApiError('malformed', '', 'x: expected string'), { field: undefined, message: '' }],
  [new ApiError('network'), { field: undefined, message: '' }],
  [new ApiError('session', '0310205', 'Sesi berakhir'), undefined],
  [new ApiError('cancelled'), undefined],
  [new Error('x'), { field: undefined, message: '' }],
])('%s', (error, failure) => expect(saveFailure(error)).toEqual(failure));
