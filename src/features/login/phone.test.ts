import { expect, test } from 'vitest';
import {
  caretAfter,
  codeDigits,
  formatPhone,
  inOnePiece,
  phoneDigits,
  phoneFault,
} from './phone.ts';

test.each([
  ['081234567890', '81234567890'],
  ['6281234567890', '81234567890'],
  ['+62 812-3456-7890', '81234567890'],
  ['0062 812 3456 7890', '81234567890'],
  ['+62 (0) 812 3456 7890', '81234567890'],
  ['81234567890', '81234567890'],
  ['８１２３４５６７８９０', '81234567890'],
  ['8621234567', '8621234567'],
  ['0', ''],
  ['62', ''],
  ['6', '6'],
  ['', ''],
  ['<b>8</b>1', '81'],
  ['9'.repeat(5000), '9'.repeat(15)],
  ['٠٨١٢', ''],
])('%s is %s', (written, digits) => expect(phoneDigits(written)).toBe(digits));

test.each([
  ['', 'empty'],
  ['21234567', 'prefix'],
  ['81234567', 'short'],
  ['812345678', undefined],
  ['812345678901', undefined],
  ['8123456789012', 'long'],
])('%s is at fault by %s', (phoneNo, fault) => expect(phoneFault(phoneNo)).toBe(fault));

test.each([
  ['', ''],
  ['812', '812'],
  ['8123', '812-3'],
  ['81234567890', '812-3456-7890'],
  ['812345678901', '812-3456-78901'],
])('%s is shown as %s', (phoneNo, shown) => expect(formatPhone(phoneNo)).toBe(shown));

test.each([
  ['812-3456-7890', 0, 0],
  ['812-3456-7890', 3, 3],
  ['812-3456-7890', 4, 5],
  ['812-3456-7890', 11, 13],
  ['', 4, 0],
])('the caret of %s after %i digits is %i', (grouped, digits, caret) =>
  expect(caretAfter(grouped, digits)).toBe(caret),
);

test('a number within a sentence has no line break', () => {
  const shown = inOnePiece('+62 812-3456-7890');
  expect(shown).not.toMatch(/ |-(?!\u2060)/);
  expect(shown.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe('+62 812-3456-7890');
});

test.each([
  ['123456', '123456'],
  ['12', '12'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Kode Jajan kamu 048213. Berlaku 5 menit.', '048213'],
  ['１２３４５６', '123456'],
  ['abc', ''],
  ['1234567', '123456'],
  ['<script>1</script>2', '12'],
  ['7'.repeat(9000), '777777'],
])('the code in %s is %s', (written, digits) => expect(codeDigits(written)).toBe(digits));
