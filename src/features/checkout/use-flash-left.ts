import { useState } from 'react';
import type { SettlementData } from '../../api/generated/types.ts';
import type { Left } from '../voucher/left.ts';

/** What each look says of the flash price's end; undefined: it is none. */
export function useFlashLeft(shown: SettlementData | undefined): Left | undefined {
  const [held, setHeld] = useState<{ of: SettlementData | undefined; left: Left | undefined }>({
    of: undefined,
    left: undefined,
  });
  if (shown === held.of) return held.left;
  const leftS = shown?.flashRemainingTime;
  const left =
    typeof leftS === 'number' ? { leftMs: leftS * 1000, atMs: performance.now() } : undefined;
  setHeld({ of: shown, left });
  return left;
}
