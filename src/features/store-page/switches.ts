/** Merchant 5: a store is expected to say whether reviews are enabled and shown; silence is reported. */
import type { StoreInfo } from '../../api/generated/types.ts';

const SWITCHES = ['reviewEnable', 'reviewSwitch'] as const;

export function missingSwitches(
  store: Pick<StoreInfo, 'reviewEnable' | 'reviewSwitch'>,
): readonly (typeof SWITCHES)[number][] {
  return SWITCHES.filter((name) => (store[name] ?? undefined) === undefined);
}
