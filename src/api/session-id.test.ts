import { beforeEach, expect, it, vi } from 'vitest';

const KEY = 'jajan.sessionId';

/** As after a page load. */
async function afterLoad(): Promise<string> {
  vi.resetModules();
  return (await import('./session-id.ts')).sessionId();
}

beforeEach(() => sessionStorage.clear());

it('is the same for all calls of a visit, also after a reload', async () => {
  const first = await afterLoad();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await afterLoad()).toBe(first);
});

it('differs in another tab', async () => {
  const first = await afterLoad();
  sessionStorage.clear();
  expect(await afterLoad()).not.toBe(first);
});

it('replaces an invalid stored value', async () => {
  sessionStorage.setItem(KEY, '<script>');
  const made = await afterLoad();
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(sessionStorage.getItem(KEY)).toBe(made);
});

it('exists without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await afterLoad()).toMatch(/^[0-9a-f-]{36}$/);
  vi.unstubAllGlobals();
});
