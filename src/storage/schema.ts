/**
 * Every key that the app keeps, with its owner, limit and scope: what the first screen or the session
 * needs is here, all else in `later-schema.ts`. Nothing is stored outside these two tables.
 *
 * Scope `device` outlives a logout; `user` does not: it is what was made for one person, a visitor
 * included, and what another tab changes of it is adopted at once. `version: true` values carry the app's version
 * code and are dropped when it changes (spec home 9). A value that does not parse is dropped and
 * reported, never used.
 */
import * as v from 'valibot';
import { vPendingAction } from './pending-action.ts';

export interface StorageEntry<Value> {
  readonly owner: string;
  readonly scope: 'device' | 'user';
  /** Bytes of JSON text, as UTF-16 units. A larger value is not stored. */
  readonly maxLength: number;
  readonly version: boolean;
  readonly schema: v.GenericSchema<unknown, Value>;
}

export function entry<Value>(
  owner: string,
  schema: v.GenericSchema<unknown, Value>,
  options: Partial<Pick<StorageEntry<Value>, 'scope' | 'maxLength' | 'version'>> = {},
): StorageEntry<Value> {
  return { owner, schema, scope: 'device', maxLength: 4096, version: false, ...options };
}

const coordinates = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

export const storageSchema = {
  /** Spec home 3: a UUID; one that does not match is reported and still used. */
  deviceId: entry('features/device', v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  /** WEB and PWA only (spec home 3). In the APP no token is ever here: see `session/token.ts`. */
  tokenInfo: entry(
    'session',
    v.object({ accessToken: token, refreshToken: token, userId: token }),
    { scope: 'user' },
  ),
  /** APP only: who is logged in, without a token. */
  memberId: entry('session', token, { scope: 'user' }),
  /** Whose session ended by itself last: what is kept in scope `user` is this person's. */
  lapsedUserId: entry('session', token, { scope: 'user' }),
  /** What a visitor wanted when the login came up, for the case that the app is killed meanwhile. */
  pendingAction: entry('session', vPendingAction, { scope: 'user' }),
  locale: entry('i18n', v.picklist(['id-ID', 'en-US', 'zh-CN'])),
  theme: entry('app/theme', v.picklist(['system', 'light', 'dark'])),
  /** Validated again, card by card, by its owner. */
  homeCards: entry(
    'features/home-cards',
    v.object({ savedAtMs: v.number(), cards: v.array(v.unknown()) }),
    {
      scope: 'user',
      maxLength: 262_144,
      version: true,
    },
  ),
  /** First page only. Validated again by its owner. */
  homeStoreList: entry('features/store-list', v.unknown(), {
    scope: 'user',
    maxLength: 262_144,
    version: true,
  }),
  /** `atMs`, since the epoch: when it was found; absent in what releases before stored. */
  lastPosition: entry(
    'features/location',
    v.object({ ...coordinates.entries, atMs: v.optional(v.number()) }),
  ),
  lastAddress: entry('features/location', v.pipe(v.string(), v.maxLength(200)), { version: true }),
  simulatedPosition: entry('features/location', coordinates),
  /** What developer options play: a case of `host/simulated`, or the state of a whole phone. */
  simulatedHost: entry('features/debug', v.pipe(v.string(), v.maxLength(512))),
  /** What the server last said, for the moment before it says it again. Read by its owner. */
  remoteFlags: entry(
    'features/remote-config',
    v.array(v.object({ key: v.string(), value: v.unknown() })),
    { maxLength: 65_536, version: true },
  ),
  /** Of the remote flags, where the session's risk replay finds them. Spec home 7. */
  riskPaths: entry('features/remote-config', v.array(v.string()), { maxLength: 65_536 }),
  /** The remote monitoring switch as it was last heard. Spec home 4 "Other". */
  isMonitored: entry('features/remote-config', v.boolean()),
  /** Spec home 3 `fcmToken`: of the remote push service, where the build has one. */
  pushToken: entry('features/device', v.pipe(v.string(), v.maxLength(512))),
  /** Events that the server does not have yet. Names no user; see `telemetry/events.ts`. */
  waitingEvents: entry(
    'telemetry',
    v.array(
      v.object({
        eventId: v.string(),
        name: v.string(),
        timeMs: v.number(),
        page: v.string(),
        props: v.record(v.string(), v.unknown()),
      }),
    ),
    { maxLength: 262_144 },
  ),
  /** The bar that leads to the app was closed. index.html reads it too, before anything is drawn. */
  downloadBarClosed: entry('features/install', v.boolean()),
} as const;

export type StorageSchema = typeof storageSchema;
export type StorageKey = keyof StorageSchema;
export type StorageValue<Key extends StorageKey> =
  StorageSchema[Key] extends StorageEntry<infer Value> ? Value : never;
