import { expect, test } from 'vitest';
import { versionCode } from './version.ts';

test.each([
  ['2.10.3', '002010003'],
  ['1.0.0', '001000000'],
  ['12.345.6', '012345006'],
])('%s is %s', (name, code) => {
  expect(versionCode(name)).toBe(code);
});
