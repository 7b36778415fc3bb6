import { beforeEach, expect, test } from 'vitest';
import { noteSearch, noteTrail, trail } from './trail.ts';

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

test('all have the keys of the specification', () => {
  noteTrail({ adTrace: 'a', reportExt: 'b', searchIds: 'c' });
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'jajan.adTrace',
    'jajan.reportExt',
    'jajan.searchIds',
  ]);
});

test('a search is noted by its opened result, kept on the pages behind it, and ended by another list', () => {
  const found = { scene: 'search', position: 0, queryId: 'Q1', traceId: 'T1' } as const;
  noteSearch(found);
  noteSearch({ scene: 'merchant', position: 2 });
  expect(trail()).toEqual({ searchIds: 'Q1 T1' });
  noteSearch({ scene: 'rank', position: 0 });
  expect(trail()).toEqual({});
});
