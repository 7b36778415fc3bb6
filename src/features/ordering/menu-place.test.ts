// @vitest-environment node
import type { QrCodeId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LinkSource } from '../links/resolve-link.ts';
import { isOrderingOpen, menuPlace, menuUrl } from './menu-place.ts';

const HOST = 'order.jajan.example';
const PLACE = { qrCodeId: asId<QrCodeId>('q-1'), orderFoodType: '2' } as const;
const REAL = { orderingHost: HOST, orderingPage: '', environment: 'prod' };
const PLAYED = { orderingHost: HOST, orderingPage: '/console/menuQR', environment: 'dev' };

const cases: readonly [string, LinkSource, typeof PLACE | undefined][] = [
  [`https://${HOST}/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', PLACE],
  [`https://${HOST.toUpperCase()}/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', PLACE],
  [`https://${HOST}:443/menuQR?qrCodeId=q-1&orderFoodType=2&uk=theirs&x=1#y`, 'scan', PLACE],
  ['https://m.jajan.example/menuQR?qrCodeId=q-1&orderFoodType=2', 'deep-link', PLACE],
  ['jajan://menuQR?qrCodeId=q-1&orderFoodType=2', 'deep-link', PLACE],
  ['/menuQR?qrCodeId=q-1&orderFoodType=2', 'scan', PLACE],
  ['/menuQR?qrCodeId=q-1&orderFoodType=2', 'deep-link', undefined],
  // Not over https, not that host, not that place.
  [`http://${HOST}/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  [`https://${HOST}:8443/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  [`https://${HOST}.evil.example/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  [`https://evil.example/menuQR?qrCodeId=q-1&orderFoodType=2&h=${HOST}`, 'scan', undefined],
  [`https://${HOST}@evil.example/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  [`https://u:p@${HOST}/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  [`https://${HOST}/menuqr?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  [`https://${HOST}/menuQR/x?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  [`https://${HOST}\\@evil.example/menuQR?qrCodeId=q-1&orderFoodType=2`, 'scan', undefined],
  // Values of another form.
  [`https://${HOST}/menuQR?orderFoodType=2`, 'scan', undefined],
  [`https://${HOST}/menuQR?qrCodeId=q-1`, 'scan', undefined],
  [`https://${HOST}/menuQR?qrCodeId=q-1&orderFoodType=3`, 'scan', undefined],
  [`https://${HOST}/menuQR?qrCodeId=%3Cb%3E&orderFoodType=2`, 'scan', undefined],
  [`https://${HOST}/menuQR?qrCodeId=${'q'.repeat(65)}&orderFoodType=2`, 'scan', undefined],
  ['', 'scan', undefined],
];

test.each(cases)('%j from %s', (raw, source, place) => {
  expect(menuPlace(raw, source, HOST)).toEqual(place);
});

test.each([
  '',
  'localhost',
  'order.jajan.example:8443',
  'a.b/c',
  'evil.example?',
  'u@evil.example',
])('the configured host %j is refused', (orderingHost) => {
  const raw = `https://${orderingHost}/menuQR?qrCodeId=q-1&orderFoodType=2`;
  expect(menuPlace(raw, 'scan', orderingHost)).toBeUndefined();
  expect(
    menuUrl(PLACE, {
      ...PLAYED,
      orderingHost,
      pass: 'p',
      statusBarPx: 0,
      safeBottomPx: 0,
      language: 'id-ID',
    }),
  ).toBeUndefined();
  expect(isOrderingOpen({ ...REAL, orderingHost })).toBe(false);
  expect(isOrderingOpen({ ...PLAYED, orderingHost })).toBe(false);
});

describe('the address', () => {
  const handOver = {
    ...REAL,
    pass: '{"accessToken":"a&b=c","userId":"u1"}',
    statusBarPx: 24.4,
    safeBottomPx: 34,
    language: 'zh-CN',
  };

  test('has what the spec appends, and no more', () => {
    const url = new URL(menuUrl(PLACE, handOver) ?? '');
    expect(url.origin + url.pathname).toBe(`https://${HOST}/menuQR`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      qrCodeId: asId<QrCodeId>('q-1'),
      orderFoodType: '2',
      uk: handOver.pass,
      sbh: '24',
      sabh: '34',
      language: 'zh-CN',
    });
  });

  test.each(['dev', 'test'])(
    'is the page of a sandbox in %s, with the same values',
    (environment) => {
      const url = menuUrl(PLACE, { ...handOver, ...PLAYED, environment }) ?? '';
      expect(url.startsWith('/console/menuQR?qrCodeId=q-1&orderFoodType=2&uk=')).toBe(true);
      expect(new URL(url, `https://${HOST}`).search).toBe(
        new URL(menuUrl(PLACE, handOver) ?? '').search,
      );
    },
  );

  test.each([
    ['pre', '/console/menuQR'],
    ['prod', '/console/menuQR'],
    ['dev', '/console/users'],
    ['dev', '/console/menuQR/../users'],
    ['dev', '//evil.example/console/menuQR'],
    ['dev', 'https://evil.example/console/menuQR'],
    ['dev', ''],
  ])('in %s with the page %j is on the host', (environment, orderingPage) => {
    const url = menuUrl(PLACE, { ...handOver, environment, orderingPage }) ?? '';
    expect(new URL(url).origin).toBe(`https://${HOST}`);
  });

  test('has no token for a visitor', () => {
    const url = new URL(menuUrl(PLACE, { ...handOver, pass: undefined }) ?? '');
    expect(url.searchParams.has('uk')).toBe(false);
  });
});

test('for any input the address is on the configured host or undefined', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.string().map((text) => `https://${HOST}/menuQR?qrCodeId=${text}&orderFoodType=1`),
    fc.string().map((text) => `https://${text}/menuQR?qrCodeId=a&orderFoodType=1`),
  );
  fc.assert(
    fc.property(hostile, (raw) => {
      const place = menuPlace(raw, 'scan', HOST);
      if (!place) return;
      const url = menuUrl(place, {
        ...REAL,
        pass: 'p',
        statusBarPx: 0,
        safeBottomPx: 0,
        language: 'id-ID',
      });
      expect(new URL(url ?? '').origin).toBe(`https://${HOST}`);
    }),
    { numRuns: 300 },
  );
});
