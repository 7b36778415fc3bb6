import { expect, test } from 'vitest';
import { claimOf, giftAddress } from './address.ts';

test.each([
  ['?token=0a1b', { token: '0a1b' }],
  ['?code=JAJAN10', { code: 'JAJAN10' }],
  ['?id=G1', { id: 'G1' }],
  ['?token=&code=A1', { code: 'A1' }],
  ['?token=0a&code=A1', { token: '0a' }],
  ['', undefined],
  ['?token=', undefined],
])('%s', (search, address) => {
  expect(giftAddress(search)).toEqual(address);
});

test('what one has already is not claimed', () => {
  expect(claimOf({ id: 'X1' })).toBeUndefined();
  expect(claimOf({ code: 'JAJAN10' })).toEqual({ code: 'JAJAN10' });
});
