import { expect, test } from 'vitest';
import { type EntryValues, entryValues } from './entry-values.ts';

const none: EntryValues = { channel: '', sourceTag: '', nativeIds: {} };

test.each<[string, EntryValues]>([
  ['', none],
  ['?channel_id=1', { ...none, channel: '1' }],
  ['?channel_id=6', { ...none, channel: '6' }],
  ['?channel_id=7', { ...none, sourceTag: '7' }],
  ['?channel_id=wa-group', { ...none, sourceTag: 'wa-group' }],
  ['?channel_id=7&source_tag=own', { ...none, sourceTag: 'own' }],
  ['?channel_id=2&source_tag=own', { ...none, channel: '2', sourceTag: 'own' }],
  ['?channel_id=%3Cb%3E&guid=a%0Ab', none],
  ['?guid=g1&duid=d1', { ...none, nativeIds: { guid: 'g1', duid: 'd1' } }],
])('%s', (search, values) => {
  expect(entryValues(search)).toEqual(values);
});
