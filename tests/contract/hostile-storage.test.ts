import { expect, test, vi } from 'vitest';
import { storedTokenInfo } from '../../src/session/stored-keys.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { storedKeys } from '../support/stored-keys.ts';

test.each(hostileTexts)('every key survives this text: %.40s', async (text) => {
  const kept = new Map(storedKeys.map(({ key }) => [key.name, text]));
  const report = vi.fn();
  await openStorage({
    host: {
      read: () => Promise.resolve(kept),
      write: (key, value) => Promise.resolve(void kept.set(key, value)),
      remove: (key) => Promise.resolve(void kept.delete(key)),
      onOutsideChange: () => () => undefined,
    },
    versionCode: '002010003',
    report,
  });
  for (const { key } of storedKeys) expect(() => key.get(), key.name).not.toThrow();
  expect(storedTokenInfo.get()).toBeUndefined();
  expect(kept.has('tokenInfo')).toBe(false);
  expect(report).toHaveBeenCalledWith('storage.tokenInfo', expect.anything());
  expect({}).not.toHaveProperty('a');
});
