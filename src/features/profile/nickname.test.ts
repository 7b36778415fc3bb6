import { describe, expect, it } from 'vitest';
import { oneLine } from '../../lib/seen-text.ts';
import { inviteCodeOf, isNicknameEmpty, maxInviteCode } from './nickname.ts';

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
