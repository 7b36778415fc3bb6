/** What the first address says about where the visitor came from. Spec home 2 "Query parameters", 9 "Channel". */
const VALUE = /^[0-9A-Za-z_.-]{1,64}$/;
/** Spec home 9: 1 to 6 are plain channels, any other channel id is a source tag. */
const PLAIN_CHANNEL = /^[1-6]$/;
const NATIVE_IDS = ['guid', 'ouid', 'apid', 'duid'] as const;

export interface EntryValues {
  channel: string;
  sourceTag: string;
  nativeIds: Partial<Record<(typeof NATIVE_IDS)[number], string>>;
}

/** Values of another form are dropped: they travel in a header of every call. */
export function entryValues(search: string): EntryValues {
  const query = new URLSearchParams(search);
  const read = (name: string): string => {
    const value = query.get(name) ?? '';
    return VALUE.test(value) ? value : '';
  };
  const channelId = read('channel_id');
  const isPlain = PLAIN_CHANNEL.test(channelId);
  const nativeIds: EntryValues['nativeIds'] = {};
  for (const name of NATIVE_IDS) {
    const value = read(name);
    if (value) nativeIds[name] = value;
  }
  return {
    channel: isPlain ? channelId : '',
    sourceTag: read('source_tag') || (isPlain ? '' : channelId),
    nativeIds,
  };
}
