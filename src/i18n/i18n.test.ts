import { beforeEach, expect, test, vi } from 'vitest';

/** The chunks of each language; a test can delay one by its own promise. */
const later = vi.hoisted(() => ({ held: undefined as Promise<void> | undefined }));

vi.mock('./messages.ts', () => ({
  loadMessages: (locale: string) => Promise.resolve({ 'common.back': [`back ${locale}`] }),
  loadLaterMessages: async (locale: string) => {
    if (locale === 'id-ID') await later.held;
    return { 'login.title': [`login ${locale}`] };
  },
}));

let i18n: typeof import('./i18n.ts');

beforeEach(async () => {
  vi.resetModules();
  later.held = undefined;
  i18n = await import('./i18n.ts');
  await i18n.activateLocale('id-ID');
});

test('a part adds its texts to those of the first load', async () => {
  expect(i18n.text('login.title')).toBe('login.title');
  expect(await i18n.withTexts(() => Promise.resolve('part'))()).toBe('part');
  expect(i18n.text('login.title')).toBe('login id-ID');
  expect(i18n.text('common.back')).toBe('back id-ID');
});

test('a change of language loads the later texts too if they were loaded before', async () => {
  await i18n.withTexts(() => Promise.resolve())();
  await i18n.activateLocale('en-US');
  expect(i18n.text('login.title')).toBe('login en-US');
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
  expect(i18n.text('login.title')).toBe('login zh-CN');
});
