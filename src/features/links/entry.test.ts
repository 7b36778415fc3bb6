import { expect, test } from 'vitest';
import { type EntryValues, entryValues, mergedEntry } from './entry.ts';

const none: EntryValues = {
  channel: '',
  sourceTag: '',
  nativeIds: {},
  inviteCode: '',
  shareMethod: '',
  gaid: '',
  isNewWebview: false,
  wantsDebug: false,
};

test.each<[string, EntryValues]>([
  ['', none],
  ['?channel_id=1', { ...none, channel: '1' }],
  ['?channel_id=6', { ...none, channel: '6' }],
  ['?channel_id=0', { ...none, sourceTag: '0' }],
  ['?channel_id=7', { ...none, sourceTag: '7' }],
  ['?channel_id=wa-group', { ...none, sourceTag: 'wa-group' }],
  ['?channel_id=7&source_tag=own', { ...none, sourceTag: 'own' }],
  ['?channel_id=2&source_tag=own', { ...none, channel: '2', sourceTag: 'own' }],
  ['?channel_id=%3Cb%3E&guid=a%0Ab', none],
  [`?source_tag=${'a'.repeat(65)}`, none],
  ['?guid=g1&duid=d1', { ...none, nativeIds: { guid: 'g1', duid: 'd1' } }],
  ['?gaid=38400000-8cf0-11bd', { ...none, gaid: '38400000-8cf0-11bd' }],
  [
    '?inviteCode=sari12ab&shareMethod=WHATS_APP',
    { ...none, inviteCode: 'SARI12AB', shareMethod: 'WHATS_APP' },
  ],
  ['?inviteCode=12345678901', none],
  ['?inviteCode=a-b', none],
  ['?isNewWebview=true&gubed=1', { ...none, isNewWebview: true, wantsDebug: true }],
  ['?isNewWebview=false&gubed=0', none],
])('%s', (search, values) => {
  expect(entryValues(search)).toEqual(values);
});

test.each<[string, string, string]>([
  ['', '', ''],
  ['channel_id=1', '?channel_id=7', 'channel_id=7'],
  ['channel_id=1&source_tag=a', '?source_tag=b', 'source_tag=b'],
  ['source_tag=a', '?channel_id=3', 'channel_id=3'],
  ['channel_id=1&guid=g', '?poiId=5', 'channel_id=1&guid=g'],
  ['channel_id=1&guid=g', '?guid=h&duid=d', 'channel_id=1&guid=h&duid=d'],
  ['channel_id=1', '?channel_id=%3Cb%3E', 'channel_id=1'],
  // Another friend's link says all of the invitation.
  ['inviteCode=A1&shareMethod=COPY', '?inviteCode=B2', 'inviteCode=B2'],
  ['channel_id=1&inviteCode=A1', '?channel_id=2', 'channel_id=2&inviteCode=A1'],
  ['evil=1&guid=%0A', '?other=2', ''],
])('%s and then %s', (known, added, merged) => {
  expect(mergedEntry(known, added)).toBe(merged);
});
