import { expect, test } from 'vitest';
import { checkedSendUrl } from './send-url.ts';

test.each([
  ['https://wa.me/628001234567?text=Masuk%20ABC', 'https://wa.me/628001234567?text=Masuk%20ABC'],
  ['whatsapp://send?phone=62800&text=a', 'whatsapp://send?phone=62800&text=a'],
  ['/console/whatsapp?phone=62800&text=a', '/console/whatsapp?phone=62800&text=a'],
])('%s opens', (given, opened) => expect(checkedSendUrl(given, 'dev')).toBe(opened));

test('prod refuses the sandbox’s fake WhatsApp', () => {
  expect(checkedSendUrl('/console/whatsapp?text=a', 'prod')).toBeUndefined();
  expect(checkedSendUrl('https://wa.me/62?text=a', 'prod')).toBe('https://wa.me/62?text=a');
});

test.each([
  '',
  'javascript:alert(1)',
  'http://wa.me/62',
  'https://wa.me.evil.example/62',
  'https://evil.example/wa.me/62',
  'https://wa.me@evil.example/',
  'https://user@wa.me/62',
  'https://:pass@wa.me/62',
  'https://wa.me:8443/62',
  'whatsapp://evil?text=a',
  'whatsapp://send@evil.example',
  'whatsapp:send',
  'whatsapp://sendx?text=a',
  '//wa.me/62',
  '/console/whatsapp/../sandbox',
  '/console',
  '/platform/home',
  String.raw`/\evil.example`,
  ' https://wa.me/62',
  'https://wa.me/62\u0000',
  'intent://send/#Intent;scheme=whatsapp;end',
  `https://wa.me/62?text=${'a'.repeat(3000)}`,
])('%s opens nothing', (given) => expect(checkedSendUrl(given, 'dev')).toBeUndefined());
