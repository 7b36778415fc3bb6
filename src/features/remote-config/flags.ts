/**
 * The flags and values that the server can change, with what holds until it says otherwise.
 * A value of the wrong type is reported and its default stays: a slip in the configuration must
 * not take a screen down. Spec home 7: POST /config/batch_query_config, keys in, `{key, value}` out.
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

export const flagTable = {
  /** The Explore tab is in the bottom bar. Spec home 2. */
  exploreTab: flag('explore_tab_switch', v.boolean(), false),
} as const;

export type FlagName = keyof typeof flagTable;
export type Flags = {
  readonly [Name in FlagName]: (typeof flagTable)[Name] extends FlagEntry<infer Value>
    ? Value
    : never;
};

const names = Object.keys(flagTable) as FlagName[];

export const flagKeys: readonly string[] = names.map((name) => flagTable[name].key);

export function defaultFlags(): Flags {
  return Object.fromEntries(names.map((name) => [name, flagTable[name].fallback])) as Flags;
}

/** `reject` hears of each value of the wrong type, by key. */
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
