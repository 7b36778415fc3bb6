import { expect, test } from 'vitest';
import { type CodeTarget, hostOf, judgeCode } from './judge-code.ts';

const menu: CodeTarget = { kind: 'menu', place: { qrCodeId: 'q1', orderFoodType: '1' } };

test.each<[string, CodeTarget]>([
  [
    'https://m.jajan.example/platform/merchant?poiId=7&channel_id=2',
    {
      kind: 'route',
      to: { pathname: '/platform/merchant', search: '?poiId=7&channel_id=2' },
    },
  ],
  ['https://order.jajan.example/menuQR?qrCodeId=q1&orderFoodType=1', menu],
  ['jajan://menuQR?qrCodeId=q1&orderFoodType=1', menu],
  // Another path of the ordering host is an ordinary page: it gets no token.
  [
    'https://order.jajan.example/menuQR?qrCodeId=q1&orderFoodType=9',
    {
      kind: 'external',
      url: 'https://order.jajan.example/menuQR?qrCodeId=q1&orderFoodType=9',
    },
  ],
  ['https://example.com/x', { kind: 'external', url: 'https://example.com/x' }],
  ['http://example.com/x', { kind: 'rejected', reason: 'scheme' }],
  ['javascript:alert(1)', { kind: 'rejected', reason: 'scheme' }],
  ['https://m.jajan.example/platform/payPage', { kind: 'rejected', reason: 'route' }],
  ['WIFI:S:Warung;T:WPA;P:rahasia;;', { kind: 'rejected', reason: 'scheme' }],
  ['Meja 7', { kind: 'rejected', reason: 'unparsable' }],
])('%s', (text, target) => {
  expect(judgeCode(text, 'order.jajan.example')).toEqual(target);
});

test('a look-alike host is shown as what it is', () => {
  expect(hostOf('https://m.jajаn.example/')).toBe('m.xn--jajn-73d.example');
});
