import { expect, test } from 'vitest';
import { destinationOf, destinationProblems, EMPTY_DESTINATION } from './destination.ts';

const bank = {
  ...EMPTY_DESTINATION,
  kind: 'BANK' as const,
  bankName: 'BCA',
  holder: 'Sari Wulandari',
  number: '12345678',
};

test('nothing is chosen for anybody', () => {
  expect(destinationProblems(EMPTY_DESTINATION)).toEqual(['kind']);
  expect(destinationProblems({ ...EMPTY_DESTINATION, kind: 'ORIGINAL' })).toEqual([]);
});

test.each([
  ['0812-3456-7890', true],
  ['+62 812 3456 7890', true],
  ['81234567890', true],
  ['021 555 1234', false],
  ['0812345', false],
  ['', false],
  ['0062 812 3456 7890', true],
  ['+62 (0) 812\u20113456\u20117890', true],
  ['０８１２３４５６７８９０', true],
])('the phone %j of an e-wallet: %j', (phoneNo, isRight) => {
  const form = { ...EMPTY_DESTINATION, kind: 'EWALLET' as const, phoneNo };
  expect(destinationProblems(form)).toEqual(isRight ? [] : ['phone']);
});

test.each([
  [{}, []],
  [{ number: '1234567' }, ['number']],
  [{ number: '1234 5678' }, []],
  [{ number: '1'.repeat(21) }, ['number']],
  [{ holder: 'S' }, ['holder']],
  [{ holder: '5ari' }, ['holder']],
  [{ holder: "M. D'Arcy-Putri" }, []],
  [{ holder: 'M. D\u2019Arcy\u2011Putri' }, []],
  [{ number: '\u200B１２３４\u00A0５６７８.' }, []],
  [{ bankName: '', number: '', holder: '' }, ['bank', 'number', 'holder']],
])('of a bank account %j: %j', (change, problems) => {
  expect(destinationProblems({ ...bank, ...change })).toEqual(problems);
});

test('only what belongs to the chosen way is sent', () => {
  expect(destinationOf({ ...bank, number: '1234 5678', phoneNo: '0812' })).toEqual({
    kind: 'BANK',
    bankName: 'BCA',
    bankAccountName: 'Sari Wulandari',
    bankAccountNumber: '12345678',
  });
  expect(destinationOf({ ...bank, kind: 'ORIGINAL' })).toEqual({ kind: 'ORIGINAL' });
});
