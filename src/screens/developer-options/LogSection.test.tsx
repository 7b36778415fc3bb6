/** The log in developer options: both halves, what is shared, and how the last run ended. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as codes from '../../api/generated/codes.ts';
import type { Host, NativeLog } from '../../host/types.ts';
import { adoptServerTime } from '../../lib/now.ts';

const { host, toast } = vi.hoisted(() => ({
  host: {} as { -readonly [Member in keyof Host]?: Partial<Host[Member]> },
  toast: vi.fn<(message: string) => void>(),
}));
vi.mock('#host', () => ({ host }));
vi.mock('../../ui/toast.ts', () => ({ toast }));

const { LogSection } = await import('./LogSection.tsx');
const { track, reportProblem, recentEvents } = await import('../../telemetry/report.ts');
const { ApiError } = await import('../../api/errors.ts');

const copied = vi.fn<(text: string) => Promise<void>>();
const shared = vi.fn<(text: string) => Promise<'unknown'>>();
let native: NativeLog;

const phone = {
  platform: 'android',
  brand: 'Samsung',
  model: 'SM-A145',
  osVersion: '14',
  webviewVersion: '120',
} as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  native = { lines: [], lastFailure: null };
  Object.assign(host, {
    kind: 'APP',
    can: { shareText: true },
    log: {
      read: () => Promise.resolve(native),
      clear: () => {
        native = { ...native, lines: [] };
        return Promise.resolve();
      },
    },
    copyText: copied.mockReset().mockResolvedValue(undefined),
    shareText: shared.mockReset().mockResolvedValue('unknown'),
    deviceInfo: () => Promise.resolve(phone),
  });
  toast.mockReset();
});

afterEach(() => {
  cleanup();
  adoptServerTime(Date.now());
});

const lines = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function copy(): Promise<string> {
  press('developer.logCopy');
  await vi.waitFor(() => expect(copied).toHaveBeenCalled());
  return copied.mock.calls.at(-1)?.[0] ?? '';
}

test('both halves are one list, newest first, and shared as a text with its origin', async () => {
  // The server's clock is an hour ahead; the shell has the machine's.
  adoptServerTime(Date.now() + 3_600_000);
  const now = Date.now();
  native.lines = [
    { atMs: now - 60_000, level: 'warn', text: 'links: early' },
    { atMs: now + 60_000, level: 'error', text: 'panic in main: late' },
  ];
  reportProblem('home.cards', new TypeError('x is undefined'));
  reportProblem('login.code', new ApiError('business', codes.CODE_WRONG, 'no'));
  render(<LogSection />);
  await screen.findByText(/late/);
  expect(lines().map((line) => line?.slice(13))).toEqual([
    'error panic in main: late',
    `warn login.code ${codes.CODE_WRONG}`,
    'error home.cards TypeError: x is undefined',
    'warn links: early',
  ]);
  press('developer.logShare');
  await vi.waitFor(() => expect(shared).toHaveBeenCalled());
  const [first, second, third, ...rest] = shared.mock.calls[0]?.[0].split('\n') ?? [];
  expect(first).toMatch(/^Jajan \d+\.\d+\.\d+ \(\d+\) · dev · APP$/);
  expect(second).toBe('android 14 · Samsung SM-A145 · web view 120');
  expect(third).toBe('');
  expect(rest).toHaveLength(4);
  expect(rest[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} error panic in main: late$/);
});

test('no personal data is in what is shared', async () => {
  const secrets = [
    '+62 812-3456-7890',
    '081234567890',
    'siti.rahma@mail.example',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln',
    'Zk3v9QxT0aLmN4pRs7uWy1bC',
    'userId=U9431',
    '-6.195512, 106.832299',
    'lat: -6.19',
    'Jl. Kebon Sirih No. 7',
    'https://m.jajan.example/p?phone=0812&name=Siti',
    'name: Siti Rahma',
  ];
  for (const secret of secrets) {
    reportProblem('area.thing', new Error(`failed for ${secret}`));
    track('page_not_found', { originUrl: secret });
  }
  track('order_placed', { skuId: 'SKU-431', quantity: 2 });
  render(<LogSection />);
  await screen.findByText('info order_placed /', { exact: false });
  const text = await copy();
  const pieces = ['812', '3456', 'siti', 'Siti', 'Rahma', 'mail.example', 'eyJ', 'Zk3v', 'U9431'];
  for (const piece of [...pieces, '6.19', '106.8', 'Kebon', 'SKU-431', 'phone=0'])
    expect(text, piece).not.toContain(piece);
  expect(text.match(/area\.thing Error: failed for/g)).toHaveLength(secrets.length);
});

test.each([
  ['panic', 'developer.logRunFailed', 'index out of bounds'],
  ['unfinished', 'developer.logUnfinished', ''],
] as const)('a last run that ended by %s is said and shared', async (kind, words, reason) => {
  native.lastFailure = { kind, atMs: Date.UTC(2026, 10, 25, 4), text: reason };
  render(<LogSection />);
  const alert = await screen.findByRole('alert');
  const known = [kind, '2026-11-25 04:00:00.000', reason].filter(Boolean).join(' · ');
  expect(alert.textContent).toBe(words + known);
  expect(await copy()).toContain(`\nlast run: ${known}\n`);
});

test('cleared, both halves are empty', async () => {
  native.lines = [{ atMs: 1, level: 'info', text: 'of the shell' }];
  track('search_btn');
  render(<LogSection />);
  await screen.findByText(/of the shell/);
  press('developer.logClear');
  await screen.findByText('developer.logNone');
  expect(lines()).toEqual([]);
  expect(await copy()).not.toContain('of the shell');
  track('search_btn');
  await screen.findByText(/search_btn/);
  expect(lines()).toHaveLength(1);
});

test('a browser has the page’s half, and no button for a sheet that it lacks', async () => {
  delete host.log;
  host.can = { shareText: false };
  host.kind = 'WEB';
  host.deviceInfo = () => Promise.reject(new Error('not on the web'));
  track('search_btn');
  render(<LogSection />);
  await screen.findByText(/search_btn/);
  expect(screen.queryByRole('button', { name: 'developer.logShare' })).toBeNull();
  const [first, second] = (await copy()).split('\n');
  expect(first).toContain('· WEB');
  expect(second).toBe(navigator.userAgent);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('developer.logCopied'));
});

test('what cannot be shared is said', async () => {
  shared.mockRejectedValue(new Error('no sheet'));
  render(<LogSection />);
  press('developer.logShare');
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('developer.logFailed'));
});

test('more lines are kept than telemetry keeps, and no more than 400', async () => {
  render(<LogSection />);
  for (let count = 0; count < 450; count += 1) track('search_btn');
  expect(recentEvents.get().length).toBeLessThan(400);
  await vi.waitFor(() => expect(lines()).toHaveLength(50));
  const text = await copy();
  expect(text.match(/search_btn/g)).toHaveLength(400);
});
