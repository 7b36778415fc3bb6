import { host } from '#host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { takeSettingsLanguage } from './app-language.ts';
import { chooseLocale, watchSettingsLanguage } from './choose-locale.ts';

const report = vi.hoisted(() => vi.fn());
const i18n = vi.hoisted(() => ({ current: 'id-ID' }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: report, track: vi.fn() }));
vi.mock('../../i18n/i18n.ts', () => ({
  activateLocale: (wanted: string) => {
    if (wanted === i18n.current) return Promise.resolve();
    i18n.current = wanted;
    return Promise.resolve();
  },
  currentLocale: () => i18n.current,
  text: (key: string) => key,
}));

/** What the phone's settings say of the app. */
const settings = { tag: '', fails: false, exists: true };
const appLanguage = (wanted?: string): Promise<string> => {
  if (settings.fails) return Promise.reject(new Error('no answer'));
  if (wanted !== undefined && settings.exists) settings.tag = wanted;
  return Promise.resolve(settings.tag);
};

/** As the boot script does it. */
async function start(): Promise<string> {
  await takeSettingsLanguage();
  i18n.current = storedLocale.get() ?? 'id-ID';
  return i18n.current;
}

async function choose(locale: 'id-ID' | 'en-US' | 'zh-CN'): Promise<void> {
  const chosen = chooseLocale(locale);
  await vi.advanceTimersByTimeAsync(1000);
  await chosen;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Object.assign(settings, { tag: '', fails: false, exists: true });
  i18n.current = 'id-ID';
  Object.assign(host, { appLanguage });
  await openKept();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(host, 'appLanguage');
});

test.each([
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-ID', 'zh-CN'],
  ['id', 'id-ID'],
  ['in-ID', 'id-ID'],
  ['', 'id-ID'],
  ['fr', 'id-ID'],
])('%j chosen in the settings is spoken as %s from the next start on', async (tag, spoken) => {
  settings.tag = tag;
  expect(await start()).toBe(spoken);
  expect(await start()).toBe(spoken);
});

test('a choice in the app is made in the settings too, and stays', async () => {
  settings.tag = 'en';
  await start();
  await choose('zh-CN');
  expect(settings.tag).toBe('zh-CN');
  expect(await start()).toBe('zh-CN');
});

test('the later choice wins: in the settings after one in the app', async () => {
  await start();
  await choose('zh-CN');
  settings.tag = 'en';
  expect(await start()).toBe('en-US');
  settings.tag = '';
  expect(await start()).toBe('id-ID');
});

test('a choice made before the settings were asked is kept while they have none', async () => {
  storedLocale.set('zh-CN');
  expect(await start()).toBe('zh-CN');
});

test('a phone without the setting keeps the choice of the app', async () => {
  settings.exists = false;
  await choose('en-US');
  expect(await start()).toBe('en-US');
});

test('settings that do not answer change nothing, and are reported', async () => {
  await choose('en-US');
  settings.fails = true;
  expect(await start()).toBe('en-US');
  await choose('zh-CN');
  expect(await start()).toBe('zh-CN');
  expect(report).toHaveBeenCalledWith('preferences.appLanguage', expect.any(Error));
});

test('a change in the settings is taken over when the app is seen again', async () => {
  watchSettingsLanguage();
  settings.tag = 'zh-CN';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(i18n.current).toBe('zh-CN');
  expect(storedLocale.get()).toBe('zh-CN');
});
