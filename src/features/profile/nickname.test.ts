import { describe, expect, it } from 'vitest';
import {
  characters,
  inviteCodeOf,
  isNicknameEmpty,
  maxInviteCode,
  maxNickname,
  oneLine,
  truncated,
} from './nickname.ts';

const family = '👨‍👩‍👧‍👦';

describe('nickname', () => {
  it.each([
    ['', 0],
    ['Sari', 4],
    [family, 1],
    ['🇮🇩', 1],
    ['👍🏽', 1],
    ['e\u0301', 1],
    ['小吃', 2],
  ])('%s has %d characters', (text, count) => expect(characters(text)).toHaveLength(count));

  it.each([
    ['a'.repeat(20), 'a'.repeat(20)],
    ['a'.repeat(21), 'a'.repeat(20)],
    [family.repeat(20), family.repeat(20)],
    [family.repeat(25), family.repeat(20)],
    [`${'a'.repeat(19)}🇮🇩🇮🇩`, `${'a'.repeat(19)}🇮🇩`],
  ])('%s is cut to %s', (text, cut) => expect(truncated(text, maxNickname)).toBe(cut));

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
