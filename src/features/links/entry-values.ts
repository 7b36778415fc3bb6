/**
 * What an address says about where the visitor came from. Spec home 2 "Query parameters", 9 "Channel".
 * Pure; `entry.ts` keeps what was read for the visit. (`id`, the last of the spec's list, is a
 * value of the video routes.)
 */
const VALUE = /^[0-9A-Za-z_.-]{1,64}$/;
/** Spec home 9: 1 to 6 are plain channels, any other channel id is a source tag. */
const PLAIN_CHANNEL = /^[1-6]$/;
const NATIVE_IDS = ['guid', 'ouid', 'apid', 'duid'] as const;
const ORIGIN = ['channel_id', 'source_tag'] as const;
/** Of a friend's link. Assumption: spec home 3 names the fields of the login, not those of the link. */
const INVITATION = ['inviteCode', 'shareMethod'] as const;
/** Spec home 5: at most 10 characters. */
const INVITE_CODE = /^[0-9A-Za-z]{1,10}$/;
const NAMES = [...ORIGIN, ...INVITATION, ...NATIVE_IDS, 'gaid', 'isNewWebview', 'gubed'] as const;

export interface EntryValues {
  channel: string;
  sourceTag: string;
  /** Travel in a header of every call. */
  nativeIds: Partial<Record<(typeof NATIVE_IDS)[number], string>>;
  /** Whoever registers in this visit was invited by it; empty without one. */
  inviteCode: string;
  /** How the friend's link was shared; empty when it does not say. */
  shareMethod: string;
  /** The phone's advertising id, for the device report; empty when there is none. */
  gaid: string;
  /** Another app opened us in a web view of its own: there is somewhere to go back to. */
  isNewWebview: boolean;
  /** Asks for the debug tools; heard outside prod only. */
  wantsDebug: boolean;
}

/** Values of another form are dropped: they travel in a header of every call. */
export function entryValues(search: string): EntryValues {
  const query = new URLSearchParams(search);
  const read = (name: (typeof NAMES)[number]): string => {
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
    inviteCode: INVITE_CODE.test(read('inviteCode')) ? read('inviteCode').toUpperCase() : '',
    shareMethod: read('shareMethod'),
    gaid: read('gaid'),
    isNewWebview: isOn(read('isNewWebview')),
    wantsDebug: isOn(read('gubed')),
  };
}

/**
 * What is known after one more address, as a query. An address that names a channel or a source
 * replaces both, and so does one of a friend's link with both of its values; everything else is
 * replaced one by one, and what is not named stays.
 */
export function mergedEntry(known: string, added: string): string {
  const query = new URLSearchParams(known);
  const news = new URLSearchParams(added);
  const isValid = (name: string) => VALUE.test(news.get(name) ?? '');
  for (const together of [ORIGIN, INVITATION])
    if (together.some(isValid)) for (const name of together) query.delete(name);
  const merged = new URLSearchParams();
  for (const name of NAMES) {
    const value = isValid(name) ? news.get(name) : query.get(name);
    if (value !== null && VALUE.test(value)) merged.set(name, value);
  }
  return merged.toString();
}

function isOn(value: string): boolean {
  return value !== '' && value !== '0' && value !== 'false';
}
