import { beforeEach, expect, test, vi } from 'vitest';
import { laterStorage } from './later.ts';
import { openStorage, storage } from './storage.ts';

const report = vi.fn();
let kept: Map<string, string>;
let outside: (key?: string, value?: string) => void;

async function open(entries: Record<string, string>, versionCode = '002010003'): Promise<void> {
  kept = new Map(Object.entries(entries));
  await openStorage({
    host: {
      read: () => Promise.resolve(kept),
      write: (key, value) => Promise.resolve(void kept.set(key, value)),
      remove: (key) => Promise.resolve(void kept.delete(key)),
      onOutsideChange: (listener) => {
        outside = listener;
        return () => undefined;
      },
    },
    versionCode,
    report,
  });
}

beforeEach(() => report.mockClear());

test('a value comes back as it was set, also after a restart', async () => {
  await open({});
  storage.set('locale', 'zh-CN');
  expect(storage.get('locale')).toBe('zh-CN');
  await open(Object.fromEntries(kept));
  expect(storage.get('locale')).toBe('zh-CN');
});

test.each([
  ['not JSON', 'locale', '{'],
  ['of another type', 'locale', '7'],
  ['not of the list', 'theme', '"neon"'],
  ['out of range', 'lastPosition', '{"latitude":91,"longitude":0}'],
  ['without its version', 'homeCards', '[]'],
  ['a number without its version', 'homeCards', '7'],
  ['nothing without its version', 'homeCards', 'null'],
  ['a version without its value', 'homeCards', '{"versionCode":"002010003"}'],
  ['a value without its version', 'homeCards', '{"value":{"savedAtMs":1,"cards":[]}}'],
] as const)('a stored value that is %s is dropped and reported', async (_name, key, text) => {
  await open({ [key]: text });
  expect(storage.get(key)).toBeUndefined();
  expect(kept.has(key)).toBe(false);
  expect(report).toHaveBeenCalledWith(`storage.${key}`, expect.anything());
});

test('a cached value of another version of the app is dropped without a report', async () => {
  await open({});
  storage.set('homeCards', { savedAtMs: 1, cards: [] });
  expect(storage.get('homeCards')).toEqual({ savedAtMs: 1, cards: [] });
  await open(Object.fromEntries(kept), '002011000');
  expect(storage.get('homeCards')).toBeUndefined();
  expect(kept.has('homeCards')).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['not JSON', 'locale', '{"secret-of-mine'],
  ['picklist', 'locale', '"secret-of-mine"'],
  ['string accessToken', 'tokenInfo', '{"accessToken":7,"refreshToken":"secret-of-mine"}'],
] as const)('what is wrong is told as %j, without the value', async (words, key, text) => {
  await open({ [key]: text });
  expect(storage.get(key)).toBeUndefined();
  expect(report.mock.calls).toEqual([[`storage.${key}`, new Error(words)]]);
});

test('a value over its limit is reported and the old one stays', async () => {
  await open({});
  storage.set('lastAddress', 'Menteng');
  storage.set('homeStoreList', 'x'.repeat(300_000));
  expect(storage.get('homeStoreList')).toBeUndefined();
  expect(storage.get('lastAddress')).toBe('Menteng');
  expect(report).toHaveBeenCalledTimes(1);
});

test('a host that refuses to write is reported, and this run still knows the value', async () => {
  await openStorage({
    host: {
      read: () => Promise.resolve(new Map()),
      write: () => Promise.reject(new Error('full')),
      remove: () => Promise.resolve(),
    },
    versionCode: '1',
    report,
  });
  storage.set('locale', 'en-US');
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('storage.locale', expect.any(Error)));
  expect(storage.get('locale')).toBe('en-US');
});

test("the user's values go at logout, the device's stay", async () => {
  await open({});
  storage.set('tokenInfo', { accessToken: 'a', refreshToken: 'r', userId: 'u' });
  storage.set('locale', 'en-US');
  storage.removeUserScope();
  expect(storage.get('tokenInfo')).toBeUndefined();
  expect(storage.get('locale')).toBe('en-US');
  expect(kept.has('tokenInfo')).toBe(false);
});

test('listeners hear of changes, not of repeats', async () => {
  await open({});
  const heard: string[] = [];
  const stop = storage.onChange((key) => heard.push(key));
  storage.set('locale', 'en-US');
  storage.set('locale', 'en-US');
  storage.remove('locale');
  stop();
  storage.set('locale', 'en-US');
  expect(heard).toEqual(['locale', 'locale']);
});

const member = { accessToken: 'a', refreshToken: 'r', userId: 'u' };

test("another tab's login and logout hold here, its language does not", async () => {
  await open({ locale: '"en-US"' });
  const heard: string[] = [];
  storage.onChange((key) => heard.push(key));
  outside('tokenInfo', JSON.stringify(member));
  expect(storage.get('tokenInfo')).toEqual(member);
  outside('tokenInfo', JSON.stringify(member));
  outside('locale', '"zh-CN"');
  outside('constructor', '{}');
  expect(storage.get('locale')).toBe('en-US');
  outside('tokenInfo');
  expect(storage.get('tokenInfo')).toBeUndefined();
  expect(heard).toEqual(['tokenInfo', 'tokenInfo']);
});

test('a storage that was emptied outside empties what is the user’s here', async () => {
  await open({ locale: '"en-US"', tokenInfo: JSON.stringify(member) });
  outside();
  expect(storage.get('tokenInfo')).toBeUndefined();
  expect(storage.get('locale')).toBe('en-US');
});

test('what later parts keep is typed alike, and what is the user’s goes with the user', async () => {
  await open({ checkInSwitch: '"on"' });
  expect(laterStorage.get('checkInSwitch')).toBeUndefined();
  expect(report).toHaveBeenCalledWith('storage.checkInSwitch', expect.anything());
  laterStorage.set('dailyCheckedDate', '2026-11-21');
  laterStorage.set('checkInVisited', true);
  expect([...kept]).toEqual([
    ['my.dailyCheckedDate', '"2026-11-21"'],
    ['checkInVisited', 'true'],
  ]);
  outside('my.dailyCheckedDate', '"2026-11-22"');
  expect(laterStorage.get('dailyCheckedDate')).toBe('2026-11-22');
  storage.removeUserScope();
  expect(laterStorage.get('dailyCheckedDate')).toBeUndefined();
  expect(laterStorage.get('checkInVisited')).toBe(true);
});

test('a value is read again when asked for', async () => {
  await open({});
  kept.set('tokenInfo', JSON.stringify(member));
  expect(storage.get('tokenInfo')).toBeUndefined();
  await storage.reread('tokenInfo');
  expect(storage.get('tokenInfo')).toEqual(member);
});

test.each([
  ['a route that is none of ours', { kind: 'open-route', to: { pathname: '//evil', search: '' } }],
  ['a fragment', { kind: 'open-route', to: { pathname: '/', search: '?a#b' } }],
  ['an unknown kind', { kind: 'pay', orderId: '1' }],
  ['no action', undefined],
])('a pending action with %s is dropped', async (_name, action) => {
  await open({ pendingAction: JSON.stringify({ scene: 's', action, atMs: 1 }) });
  expect(storage.get('pendingAction')).toBeUndefined();
});

test.each([
  ['not JSON', 'secret-token"'],
  ['another shape', '"secret-token"'],
  ['a field of another shape', '{"accessToken":{"a":"secret-token"}}'],
])('what is reported of a stored text that is %s does not quote it', async (_name, text) => {
  await open({ tokenInfo: text });
  expect(storage.get('tokenInfo')).toBeUndefined();
  expect(report).toHaveBeenCalledTimes(1);
  expect(String(report.mock.calls[0]?.[1])).not.toContain('secret');
});
