import { expect, test, vi } from 'vitest';
import { hostileTexts } from '../../tests/support/hostile-texts.ts';
import { laterStorage } from './later.ts';
import { laterSchema } from './later-schema.ts';
import { storageSchema } from './schema.ts';
import { openStorage, storage } from './storage.ts';

const early = Object.keys(storageSchema) as (keyof typeof storageSchema)[];
const later = Object.keys(laterSchema) as (keyof typeof laterSchema)[];

test.each(hostileTexts)('every key survives this text: %.40s', async (text) => {
  const kept = new Map(
    [...early, ...later, ...later.map((key) => `my.${key}`)].map((key) => [key, text]),
  );
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
  for (const key of early) expect(() => storage.get(key), key).not.toThrow();
  for (const key of later) expect(() => laterStorage.get(key), key).not.toThrow();
  expect(storage.get('tokenInfo')).toBeUndefined();
  expect(kept.has('tokenInfo')).toBe(false);
  expect(report).toHaveBeenCalledWith('storage.tokenInfo', expect.anything());
  expect({}).not.toHaveProperty('a');
});
