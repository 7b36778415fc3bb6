import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { openStorage, storage } from './storage.ts';
import { storedKey } from './stored-key.ts';

const keys = {
  locale: storedKey('locale', v.picklist(['id-ID', 'en-US', 'zh-CN'])),
  theme: storedKey('theme', v.picklist(['system', 'light', 'dark'])),
  lastPosition: storedKey(
    'lastPosition',
    v.object({ latitude: v.pipe(v.number(), v.maxValue(90)) }),
  ),
  lastAddress: storedKey('lastAddress', v.string(), { version: true }),
  tokenInfo: storedKey(
    'tokenInfo',
    v.object({ accessToken: v.string(), refreshToken: v.string(), userId: v.string() }),
  ),
  homeCards: storedKey(
    'homeCards',
    v.object({ savedAtMs: v.number(), cards: v.array(v.unknown()) }),
    { version: true },
  ),
  homeStoreList: storedKey('homeStoreList', v.unknown(), { maxLength: 262_144, version: true }),
  checkInSwitch: storedKey('checkInSwitch', v.picklist([0, 1])),
  checkInVisited: storedKey('checkInVisited', v.boolean()),
  dailyCheckedDate: storedKey('my.dailyCheckedDate', v.string()),
};

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

test('a value is read as it was set, also after a restart', async () => {
  await open({});
  keys.locale.set('zh-CN');
  expect(keys.locale.get()).toBe('zh-CN');
  await open(Object.fromEntries(kept));
  expect(keys.locale.get()).toBe('zh-CN');
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
  expect(keys[key].get()).toBeUndefined();
  expect(kept.has(key)).toBe(false);
  expect(report).toHaveBeenCalledWith(`storage.${key}`, expect.anything());
});

test('a cached value of another version of the app is dropped without a report', async () => {
  await open({});
  keys.homeCards.set({ savedAtMs: 1, cards: [] });
  expect(keys.homeCards.get()).toEqual({ savedAtMs: 1, cards: [] });
  await open(Object.fromEntries(kept), '002011000');
  expect(keys.homeCards.get()).toBeUndefined();
  expect(kept.has('homeCards')).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['not JSON', 'locale', '{"secret-of-mine'],
  ['picklist', 'locale', '"secret-of-mine"'],
  ['string accessToken', 'tokenInfo', '{"accessToken":7,"refreshToken":"secret-of-mine"}'],
] as const)('what is wrong is told as %j, without the value', async (words, key, text) => {
  await open({ [key]: text });
  expect(keys[key].get()).toBeUndefined();
  expect(report.mock.calls).toEqual([[`storage.${key}`, new Error(words)]]);
});

test('a value over its limit is reported and the old one stays', async () => {
  await open({});
  keys.lastAddress.set('Menteng');
  keys.homeStoreList.set('x'.repeat(300_000));
  expect(keys.homeStoreList.get()).toBeUndefined();
  expect(keys.lastAddress.get()).toBe('Menteng');
  expect(report).toHaveBeenCalledTimes(1);
});

test('a failed write is reported, and this run keeps the value', async () => {
  await openStorage({
    host: {
      read: () => Promise.resolve(new Map()),
      write: () => Promise.reject(new Error('full')),
      remove: () => Promise.resolve(),
    },
    versionCode: '1',
    report,
  });
  keys.locale.set('en-US');
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('storage.locale', expect.any(Error)));
  expect(keys.locale.get()).toBe('en-US');
});

test("a logout removes the user's values and keeps the device's", async () => {
  await open({});
  keys.tokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: 'u' });
  keys.locale.set('en-US');
  storage.removeUserScope();
  expect(keys.tokenInfo.get()).toBeUndefined();
  expect(keys.locale.get()).toBe('en-US');
  expect(kept.has('tokenInfo')).toBe(false);
});

test('listeners are called for changes, not for repeats', async () => {
  await open({});
  const heard: string[] = [];
  const stop = storage.onChange((key) => heard.push(key));
  keys.locale.set('en-US');
  keys.locale.set('en-US');
  keys.locale.remove();
  stop();
  keys.locale.set('en-US');
  expect(heard).toEqual(['locale', 'locale']);
});

const member = { accessToken: 'a', refreshToken: 'r', userId: 'u' };

test("adopts another tab's login and logout, not its language", async () => {
  await open({ locale: '"en-US"' });
  const heard: string[] = [];
  storage.onChange((key) => heard.push(key));
  outside('tokenInfo', JSON.stringify(member));
  expect(keys.tokenInfo.get()).toEqual(member);
  outside('tokenInfo', JSON.stringify(member));
  outside('locale', '"zh-CN"');
  outside('constructor', '{}');
  expect(keys.locale.get()).toBe('en-US');
  outside('tokenInfo');
  expect(keys.tokenInfo.get()).toBeUndefined();
  expect(heard).toEqual(['tokenInfo', 'tokenInfo']);
});

test('clearing the storage outside the app clears the user’s values', async () => {
  await open({ locale: '"en-US"', tokenInfo: JSON.stringify(member) });
  outside();
  expect(keys.tokenInfo.get()).toBeUndefined();
  expect(keys.locale.get()).toBe('en-US');
});

test('a key with the prefix is in user scope and removed by a logout', async () => {
  await open({ checkInSwitch: '"on"' });
  expect(keys.checkInSwitch.get()).toBeUndefined();
  expect(report).toHaveBeenCalledWith('storage.checkInSwitch', expect.anything());
  keys.dailyCheckedDate.set('2026-11-21');
  keys.checkInVisited.set(true);
  expect([...kept]).toEqual([
    ['my.dailyCheckedDate', '"2026-11-21"'],
    ['checkInVisited', 'true'],
  ]);
  outside('my.dailyCheckedDate', '"2026-11-22"');
  expect(keys.dailyCheckedDate.get()).toBe('2026-11-22');
  storage.removeUserScope();
  expect(keys.dailyCheckedDate.get()).toBeUndefined();
  expect(keys.checkInVisited.get()).toBe(true);
});

test('a value is read again on request', async () => {
  await open({});
  kept.set('tokenInfo', JSON.stringify(member));
  expect(keys.tokenInfo.get()).toBeUndefined();
  await storage.reread('tokenInfo');
  expect(keys.tokenInfo.get()).toEqual(member);
});

describe('a host that refuses to write', () => {
  const mine = { ...member, accessToken: 'mine' };
  let isRefusing = true;

  beforeEach(async () => {
    isRefusing = true;
    kept = new Map([['tokenInfo', JSON.stringify(member)]]);
    const unless = (change: () => void) =>
      isRefusing ? Promise.reject(new Error('full')) : Promise.resolve(change());
    await openStorage({
      host: {
        read: () => Promise.resolve(new Map(kept)),
        write: (key, value) => unless(() => kept.set(key, value)),
        remove: (key) => unless(() => kept.delete(key)),
      },
      versionCode: '1',
      report,
    });
  });

  test.each([
    ['refused', () => keys.tokenInfo.keep(mine)],
    ['on its way', async () => keys.tokenInfo.set(mine)],
  ])('reading again keeps a value whose write is %s', async (_, write) => {
    await write();
    await storage.reread('tokenInfo');
    expect(keys.tokenInfo.get()).toEqual(mine);
  });

  test('reading again does not bring back what is removed', async () => {
    keys.tokenInfo.remove();
    await storage.reread('tokenInfo');
    expect(keys.tokenInfo.get()).toBeUndefined();
  });

  test('a value that only memory has can be given up', async () => {
    await keys.tokenInfo.keep(mine);
    await storage.revert('tokenInfo');
    expect(keys.tokenInfo.get()).toEqual(member);
  });

  test('what another tab has written since is adopted', async () => {
    await keys.tokenInfo.keep(mine);
    const theirs = { ...member, accessToken: 'theirs' };
    kept.set('tokenInfo', JSON.stringify(theirs));
    await storage.reread('tokenInfo');
    expect(keys.tokenInfo.get()).toEqual(theirs);
  });

  test('a later write that is taken makes the disk count again', async () => {
    await keys.tokenInfo.keep(mine);
    isRefusing = false;
    expect(await keys.tokenInfo.keep({ ...mine, refreshToken: 'r2' })).toBe(true);
    kept.set('tokenInfo', JSON.stringify(member));
    await storage.reread('tokenInfo');
    expect(keys.tokenInfo.get()).toEqual(member);
  });
});

test.each([
  ['not JSON', 'secret-token"'],
  ['another shape', '"secret-token"'],
  ['a field of another shape', '{"accessToken":{"a":"secret-token"}}'],
])('the report of a stored text that is %s does not quote it', async (_name, text) => {
  await open({ tokenInfo: text });
  expect(keys.tokenInfo.get()).toBeUndefined();
  expect(report).toHaveBeenCalledTimes(1);
  expect(String(report.mock.calls[0]?.[1])).not.toContain('secret');
});
