import { beforeEach, expect, test, vi } from 'vitest';

/** The chunks of each language; a test can delay one by its own promise. */
const later = vi.hoisted(() => ({ held: undefined as Promise<void> | undefined }));
const english = vi.hoisted(() => ({ held: undefined as Promise<void> | undefined }));

const KEYS = { first: 'common.back', linked: 'rank.how', later: 'login.title' } as const;

vi.mock('./messages.ts', () => ({
  loadMessages: async (locale: string, ...parts: (keyof typeof KEYS)[]) => {
    if (locale === 'id-ID' && parts.includes('later')) await later.held;
    if (locale === 'en-US') await english.held;
    return Object.fromEntries(parts.map((part) => [KEYS[part], [`${part} ${locale}`]]));
  },
}));

let i18n: typeof import('./i18n.ts');

beforeEach(async () => {
  vi.resetModules();
  later.held = undefined;
  english.held = undefined;
  i18n = await import('./i18n.ts');
  await i18n.activateLocale('id-ID');
});

test('a part adds its texts to those of the first load', async () => {
  expect(i18n.text('login.title')).toBe('login.title');
  expect(await i18n.withTexts(() => Promise.resolve('part'))()).toBe('part');
  expect(i18n.text('login.title')).toBe('later id-ID');
  expect(i18n.text('common.back')).toBe('first id-ID');
});

test('the page of a link adds its texts alone', async () => {
  await i18n.withTexts(() => Promise.resolve(), ['linked'])();
  expect(i18n.text('rank.how')).toBe('linked id-ID');
  expect(i18n.text('login.title')).toBe('login.title');
  await i18n.activateLocale('en-US');
  expect(i18n.text('rank.how')).toBe('linked en-US');
  expect(i18n.text('login.title')).toBe('login.title');
});

test('a change of language loads the later texts too if they were loaded before', async () => {
  await i18n.withTexts(() => Promise.resolve())();
  await i18n.activateLocale('en-US');
  expect(i18n.text('login.title')).toBe('later en-US');
});

test('a change of language while a part loads wins', async () => {
  let release = (): void => undefined;
  later.held = new Promise((resolve) => {
    release = resolve;
  });
  const part = i18n.withTexts(() => Promise.resolve())();
  await i18n.activateLocale('zh-CN');
  release();
  await part;
  expect(i18n.text('login.title')).toBe('later zh-CN');
});

test('a part that loads while the language changes has its texts in the new one', async () => {
  const held = Promise.withResolvers<void>();
  english.held = held.promise;
  const change = i18n.activateLocale('en-US');
  await i18n.withTexts(() => Promise.resolve())();
  held.resolve();
  await change;
  expect(i18n.text('login.title')).toBe('later en-US');
});
