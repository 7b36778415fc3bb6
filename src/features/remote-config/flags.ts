/**
 * Remote flags and values, with their defaults. A value of the wrong type is reported and the
 * default stays: a mistake in the configuration must not break a screen. Spec home 7: POST
 * /config/batch_query_config, keys in, `{key, value}` out. The keys are `config::keys` of the
 * contract. The monitoring switch is fetched apart, 3 s after start (`monitoring.ts`).
 */
import * as v from 'valibot';
import type { ConfigEntry } from '../../api/generated/types.ts';

interface FlagEntry<Value> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly fallback: Value;
}

function flag<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Value,
): FlagEntry<Value> {
  return { key, schema, fallback };
}

/** A limit against a broken configuration. */
const MAX_LIST = 500;
const list = (item: v.GenericSchema<unknown, string>) =>
  v.pipe(v.array(item), v.maxLength(MAX_LIST));

const text = v.optional(v.string(), '');
/** Spec home 7 "a web client config": contract `WebClientConfig`. An absent member is empty: switched off. */
const webClient: v.GenericSchema<unknown, WebClientConfig> = v.object({
  brandPavilionUrl: text,
  minVersionCode: text,
  downloadUrls: v.optional(v.object({ android: text, ios: text }), {}),
  whatsappNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{0,15}$/)), ''),
  orderingHost: text,
  orderingPage: text,
});

export interface WebClientConfig {
  /** Where the brand card leads; unchecked, for `resolveLink`. Empty: none is configured. */
  brandPavilionUrl: string;
  /** As `appInfo.versionCode`; unchecked, for `isHeldBack`. Empty: every version may go on. */
  minVersionCode: string;
  /** Where the app is downloaded; unchecked, for `resolveLink`. */
  downloadUrls: { android: string; ios: string };
  /** The provider's own, digits with the country code. */
  whatsappNumber: string;
  /** The only host that `/menuQR` may send a user to, without scheme. */
  orderingHost: string;
  /** The page of a sandbox that plays that host; unchecked, for `menuUrl`. Empty: none. */
  orderingPage: string;
}

export const flagTable = {
  /** The Explore tab is in the bottom bar. Spec home 2. */
  exploreTab: flag('explore_tab_switch', v.boolean(), false),
  /** The profile popup after registration, and changing the picture. Spec home 4 and 6. */
  avatarEdit: flag('avatar_edit_switch', v.boolean(), false),
  /** A browser asks for notifications at the first touch move. Spec home 6; decisions "Native". */
  notificationPrompt: flag('notification_prompt_switch', v.boolean(), false),
  /** Ids of users who may switch remote debugging on. Spec home 6. */
  remoteDebugUsers: flag<readonly string[]>('remote_debug_white_list', list(v.string()), []),
  /** Paths that are replayed on a risk check, beside the declared ones. Spec home 7. */
  riskPaths: flag<readonly string[]>(
    'risk_white_list',
    list(v.pipe(v.string(), v.regex(/^\/[\w/-]{1,100}$/))),
    [],
  ),
  webClient: flag('web_client_config', webClient, v.parse(webClient, {})),
} as const;

/** Fetched apart from the flags, 3 s after start (spec home 9). */
export const monitoringKey = 'remote_monitoring_config';

export type FlagName = keyof typeof flagTable;
export type Flags = {
  readonly [Name in FlagName]: (typeof flagTable)[Name] extends FlagEntry<infer Value>
    ? Value
    : never;
};

const names = Object.keys(flagTable) as FlagName[];

export const flagKeys: readonly string[] = names.map((name) => flagTable[name].key);

/** `reject` is called with the key of each value of the wrong type. */
export function readFlags(entries: readonly ConfigEntry[], reject: (key: string) => void): Flags {
  const values = new Map(entries.map(({ key, value }) => [key, value]));
  const read = (name: FlagName): unknown => {
    const { key, schema, fallback } = flagTable[name];
    if (!values.has(key)) return fallback;
    const parsed = v.safeParse(schema, values.get(key));
    if (parsed.success) return parsed.output;
    reject(key);
    return fallback;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Flags;
}
