import { expect, test } from 'vitest';
import { codeDigits } from './code.ts';

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
])('%s is %s', (written, digits) => expect(codeDigits(written)).toBe(digits));
