/**
 * Attribution of this visit: read from the first address, updated by each link that opens the app
 * again, and kept because a navigation drops the query. Spec home 2 "Query parameters", 9 "Channel".
 * (`id`, the last of the spec's list, belongs to the video routes.)
 */
import { readTab, writeTab } from '../../storage/tab-storage.ts';

const VALUE = /^[0-9A-Za-z_.-]{1,64}$/;
/** Spec home 9: 1 to 6 are plain channels, any other channel id is a source tag. */
const PLAIN_CHANNEL = /^[1-6]$/;
const NATIVE_IDS = ['guid', 'ouid', 'apid', 'duid'] as const;
const ORIGIN = ['channel_id', 'source_tag'] as const;
/** In a referral link. Assumption: spec home 3 names the fields of the login, not those of the link. */
const INVITATION = ['inviteCode', 'shareMethod'] as const;
/** Spec home 5: at most 10 characters. */
const INVITE_CODE = /^[0-9A-Za-z]{1,10}$/;
const NAMES = [...ORIGIN, ...INVITATION, ...NATIVE_IDS, 'gaid', 'isNewWebview', 'gubed'] as const;

export interface EntryValues {
  channel: string;
  sourceTag: string;
  /** Sent in a header of every call. */
  nativeIds: Partial<Record<(typeof NATIVE_IDS)[number], string>>;
  /** Invite code, credited when the visitor registers; empty without one. */
  inviteCode: string;
  /** How the referral link was shared; empty when unknown. */
  shareMethod: string;
  /** The phone's advertising id, for the device report; may be empty. */
  gaid: string;
  /** Opened in another app's web view: back is possible. */
  isNewWebview: boolean;
  /** Requests the debug tools; ignored in prod. */
  wantsDebug: boolean;
}

/** Malformed values are dropped: they would go into a header of every call. */
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
 * Merges the query of a further address into the known values. Channel and source are replaced
 * together, so are the two values of a referral link; every other value is replaced alone, and absent
 * ones stay.
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

let query: string | undefined;
let values: EntryValues | undefined;

export function entry(): EntryValues {
  return values ?? adoptEntry(location.search);
}

/** A link opened the app: its channel, source and ids apply from now on. */
export function adoptEntry(search: string): EntryValues {
  query = mergedEntry(query ?? readTab('jajan.entry') ?? '', search);
  values = entryValues(query);
  writeTab('jajan.entry', query);
  return values;
}
