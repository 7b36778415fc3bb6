/**
 * The keys that the first screen does not need; loaded with the parts that do. The rules are those of
 * `schema.ts`. Keys of scope `user` lie under `my.`, so that a logout finds them without this table.
 */
import * as v from 'valibot';
import { vDraftMetadata, vReviewDraft } from './review-draft.ts';
import { entry, type StorageEntry } from './schema.ts';

export const laterSchema = {
  /** What `/risk/getDeviceInfo` gave this device (spec home 7). */
  fingerprint: entry(
    'api/risk',
    v.object({ deviceId: v.string(), dfp: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
  ),
  /** The login that waits for its message or code. Checked again by its owner. */
  pendingLogin: entry('features/login', v.unknown(), { scope: 'user' }),
  /** Until when remote debugging is on, ms since the epoch. Spec home 4: ten minutes. */
  remoteDebugUntilMs: entry('features/remote-config', v.number(), { scope: 'user' }),
  /** A browser has asked about notifications by itself; it does so once. */
  notificationAsked: entry('features/notifications', v.boolean()),
  /** The account tab before the server answers, and without a network. */
  userInfo: entry(
    'features/profile',
    v.object({
      userId: v.string(),
      phoneNo: v.string(),
      countryCode: v.string(),
      userName: v.string(),
      headPortrait: v.string(),
      inviteCode: v.string(),
    }),
    { scope: 'user' },
  ),
  /** Somebody has just registered and has not yet saved or skipped the profile. */
  registration: entry(
    'features/profile',
    v.object({ registryChannel: v.pipe(v.string(), v.maxLength(64)) }),
    { scope: 'user' },
  ),
  /** The brand pavilion's first page (merchant 4); read again, brand by brand, by its owner. */
  brandPavilion: entry('features/brands', v.unknown(), { version: true, maxLength: 65_536 }),
  /** The offer to install the app was closed once, and that is the answer. */
  installDismissed: entry('features/install', v.boolean()),

  /** Merchant 2: the hint about collecting a store was read. */
  collectHintSeen: entry('features/store-page', v.boolean()),
  /** Which reviews are being written; each lies apart, see `laterFamilies`. Merchant 9: at most 10. */
  reviewDrafts: entry('features/review-write', v.pipe(v.array(vDraftMetadata), v.maxLength(10)), {
    scope: 'user',
  }),

  // Spec home 3 "Local flags".
  /** The day of the last check-in, YYYY-MM-DD in the provider's zone (spec home 5). */
  dailyCheckedDate: entry('features/check-in', v.pipe(v.string(), v.isoDate()), { scope: 'user' }),
  /** What the server last said; stays when it cannot be asked (spec home 8). 1 on, 0 off. */
  checkInSwitch: entry('features/check-in', v.picklist([0, 1])),
  /** The entry's introduction was played (spec home 4 "Check-in entry"). */
  checkInVisited: entry('features/check-in', v.boolean()),
  /** Spec home 4 "Sky red packet flow": the education overlay was seen to its end. */
  skyRedPacketEducated: entry('features/red-packet', v.boolean()),
  /** By user id, YYYY-MM-DD: when a sky red packet was issued last. */
  skyRedPacketIssueDates: entry(
    'features/red-packet',
    v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.isoDate())),
  ),
} as const;

/** Entries of which there is one for each id: the key is `my.<name>_<id>`. All of them are the user's. */
export const laterFamilies = {
  /** One for each store. Merchant 5: at most 1 MiB. */
  draft: entry('features/review-write', vReviewDraft, { scope: 'user', maxLength: 1_048_576 }),
} as const;

type LaterFamilies = typeof laterFamilies;
export type FamilyName = keyof LaterFamilies;
export type FamilyValue<Name extends FamilyName> =
  LaterFamilies[Name] extends StorageEntry<infer Value> ? Value : never;

type LaterSchema = typeof laterSchema;
export type LaterKey = keyof LaterSchema;
export type LaterValue<Key extends LaterKey> =
  LaterSchema[Key] extends StorageEntry<infer Value> ? Value : never;
