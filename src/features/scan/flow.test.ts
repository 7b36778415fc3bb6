import type { QrCodeId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { describe, expect, test } from 'vitest';
import {
  type CodeTarget,
  type ScanEvent,
  type ScanState,
  type ScanStep,
  hostOf,
  judgeCode,
  noScan,
  scanFlow,
} from './flow.ts';

const after = (...events: ScanEvent[]): ScanState => events.reduce(scanFlow, noScan);
const asked: ScanEvent = { type: 'permission', isAsked: true };
const opened: ScanEvent = { type: 'opened', turn: 1 };
const file = new Blob(['x']);
const route = { kind: 'route', to: { pathname: '/platform/rank', search: '' } } as const;
const read = (turn: number, target: Extract<ScanEvent, { type: 'read' }>['target']): ScanEvent => ({
  type: 'read',
  turn,
  target,
});

const rows: readonly [string, ScanEvent[], ScanStep][] = [
  [
    'says why before the system asks',
    [{ type: 'permission', isAsked: false }],
    { name: 'explaining' },
  ],
  [
    'opens when one agrees',
    [{ type: 'permission', isAsked: false }, { type: 'agree' }],
    { name: 'opening' },
  ],
  ['asks no one twice', [asked], { name: 'opening' }],
  ['looks', [asked, opened], { name: 'looking', isLate: false }],
  ['gives tips', [asked, opened, { type: 'late', turn: 1 }], { name: 'looking', isLate: true }],
  ['gives up', [asked, opened, { type: 'timedOut', turn: 1 }], { name: 'stopped' }],
  ['gives up an unanswered question', [asked, { type: 'timedOut', turn: 1 }], { name: 'stopped' }],
  ['begins again', [asked, { type: 'timedOut', turn: 1 }, { type: 'again' }], { name: 'opening' }],
  ['rests out of sight', [asked, opened, { type: 'hidden' }], { name: 'paused' }],
  ['wakes in sight', [asked, opened, { type: 'hidden' }, { type: 'shown' }], { name: 'opening' }],
  [
    'looks again after the settings',
    [asked, { type: 'cameraFailed', turn: 1, problem: 'denied' }, { type: 'shown' }],
    { name: 'opening' },
  ],
  [
    'does not insist on a missing camera',
    [asked, { type: 'cameraFailed', turn: 1, problem: 'missing' }, { type: 'shown' }],
    { name: 'blocked', problem: 'missing' },
  ],
  ['goes to a route', [asked, opened, read(1, route)], { name: 'done', target: route }],
  [
    'asks before it leaves the app',
    [asked, opened, read(1, { kind: 'external', url: 'https://example.com/' })],
    { name: 'confirming', url: 'https://example.com/' },
  ],
  [
    'refuses',
    [asked, opened, read(1, { kind: 'rejected', reason: 'scheme' })],
    { name: 'refused' },
  ],
  [
    'reads a picture without a camera',
    [asked, { type: 'cameraFailed', turn: 1, problem: 'missing' }, { type: 'pick', file }],
    { name: 'reading', file },
  ],
  [
    'a picture leads on as a camera does',
    [asked, opened, { type: 'pick', file }, read(2, route)],
    { name: 'done', target: route },
  ],
  [
    'a picture without a code',
    [asked, opened, { type: 'pick', file }, { type: 'pictureFailed', turn: 2, problem: 'noCode' }],
    { name: 'pictureFailed', problem: 'noCode' },
  ],
];

test.each(rows)('%s', (_name, events, step) => {
  expect(after(...events).step).toEqual(step);
});

describe('late events are dropped', () => {
  const picked = after(asked, opened, { type: 'pick', file });

  test.each<ScanEvent>([
    read(1, route),
    { type: 'cameraFailed', turn: 1, problem: 'busy' },
    { type: 'timedOut', turn: 1 },
    { type: 'opened', turn: 1 },
  ])('$type of a camera that was left', (event) => {
    expect(scanFlow(picked, event)).toBe(picked);
  });
});

test('no event changes a result', () => {
  const done = after(asked, opened, read(1, route));
  const events: ScanEvent[] = [{ type: 'again' }, { type: 'pick', file }, { type: 'shown' }];
  for (const event of events) expect(scanFlow(done, event)).toBe(done);
});

const menu: CodeTarget = {
  kind: 'menu',
  place: { qrCodeId: asId<QrCodeId>('q1'), orderFoodType: '1' },
};

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
