/** What can be done with an item of a flash session. Discovery 3. Pure. */
import type { AssetCard, FlashState } from '../../api/generated/types.ts';
import { mayReserve } from '../coupon/rules.ts';

export type ItemState =
  | 'CAN_RESERVE'
  | 'RESERVED'
  | 'BUY'
  | 'SOLD_OUT'
  | 'ENDED'
  | 'LIMITED'
  | 'NOT_ELIGIBLE'
  | 'APP_ONLY';

export interface Around {
  sessionUniqueKey: string;
  /** Of the session, by its countdown. */
  state: FlashState;
  isApp: boolean;
}

/** A reservation is not "not yet on sale": that is said by the session's state alone. */
export function itemState(asset: AssetCard, { sessionUniqueKey, state, isApp }: Around): ItemState {
  if (state === 'ENDED') return 'ENDED';
  // Of a session that runs some items wait for the next one, and have its key.
  const waits = state === 'UPCOMING' || asset.sessionUniqueKey !== sessionUniqueKey;
  if (waits && asset.reserveStatus === 'RESERVED') return 'RESERVED';
  if (asset.remainingStock <= 0) return 'SOLD_OUT';
  if (waits && mayReserve(asset)) return 'CAN_RESERVE';
  if (asset.userLimit) return 'LIMITED';
  if (!asset.userGroupCheckResult) return 'NOT_ELIGIBLE';
  if (asset.appOnly && !isApp) return 'APP_ONLY';
  return 'BUY';
}

/** When the first of them may come back, of those that are sold out; in milliseconds since the epoch. */
export function nextReturnMs(assets: readonly AssetCard[], nowMs: number): number | undefined {
  const times = assets
    .filter(({ remainingStock }) => remainingStock <= 0)
    .flatMap(({ mayComeBackUntilMs }) => mayComeBackUntilMs ?? [])
    .filter((atMs) => atMs > nowMs);
  return times.length > 0 ? Math.min(...times) : undefined;
}
