/** Merchant 5: missing review switches are reported. */
import type { StoreInfo } from '../../api/generated/types.ts';

const SWITCHES = ['reviewEnable', 'reviewSwitch'] as const;

export function missingSwitches(
  store: Pick<StoreInfo, 'reviewEnable' | 'reviewSwitch'>,
): readonly (typeof SWITCHES)[number][] {
  return SWITCHES.filter((name) => (store[name] ?? undefined) === undefined);
}
