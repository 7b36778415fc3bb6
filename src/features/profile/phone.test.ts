import { expect, it } from 'vitest';
import { countryPrefix, groupedPhone, maskedPhone } from './phone.ts';

it.each([
  ['62', '+62'],
  ['1', '+1'],
  ['', '+62'],
  ['<b>', '+62'],
])('country %j is %s', (code, prefix) => expect(countryPrefix(code)).toBe(prefix));

it.each([
  ['81234567890', '812-3456-7890', '+62 812-••••-7890'],
  ['812345678901', '812-3456-7890-1', '+62 812-••••-8901'],
  ['8123456789', '812-3456-789', '+62 812-••••-6789'],
  ['8123456', '812-3456', '+62 812-••••'],
  ['', '', '+62 ••••'],
])('%j is %j, masked %j', (phoneNo, grouped, masked) => {
  expect(groupedPhone(phoneNo)).toBe(grouped);
  expect(maskedPhone('62', phoneNo)).toBe(masked);
});
