import { useEffect, useState } from 'react';
import type { SettlementData } from '../../api/generated/types.ts';
import type { Left } from '../../lib/left.ts';

/** What the last look says of the flash price's end; undefined: it is none. */
export function useFlashLeft(shown: SettlementData | undefined): Left | undefined {
  const [left, setLeft] = useState<Left>();
  useEffect(() => {
    const leftS = shown?.flashRemainingTime;
    setLeft(
      typeof leftS === 'number' ? { leftMs: leftS * 1000, atMs: performance.now() } : undefined,
    );
  }, [shown]);
  return left;
}
