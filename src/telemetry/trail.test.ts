import { beforeEach, expect, test } from 'vitest';
import { noteTrail, trail } from './trail.ts';

beforeEach(() => sessionStorage.clear());

test('absent names are unchanged, empty values are removed', () => {
  noteTrail({ adTrace: 'ad-1', reportExt: 'distance-1.1.0' });
  noteTrail({ reportExt: 'region-1.2.3' });
  expect(trail()).toEqual({ adTrace: 'ad-1', reportExt: 'region-1.2.3' });
  noteTrail({ reportExt: undefined });
  expect(trail()).toEqual({ adTrace: 'ad-1' });
});

test('a note that is too long is ignored', () => {
  noteTrail({ reportExt: 'x'.repeat(257) });
  expect(trail()).toEqual({});
});

test('both have the keys of the specification', () => {
  noteTrail({ adTrace: 'a', reportExt: 'b' });
  expect(Object.keys(sessionStorage).sort()).toEqual(['jajan.adTrace', 'jajan.reportExt']);
});
