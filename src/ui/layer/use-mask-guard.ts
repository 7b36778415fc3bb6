import { useEffect, useRef } from 'react';
import { isMaskTapMeant } from './mask-guard.ts';

/** Returns a handler for taps on the mask that ignores the first `guardMs` after opening. */
export function useMaskGuard(isOpen: boolean, guardMs: number, onClose: () => void): () => void {
  const openedAtMs = useRef<number | undefined>(undefined);
  useEffect(() => {
    openedAtMs.current = isOpen ? performance.now() : undefined;
  }, [isOpen]);
  return () => {
    if (isMaskTapMeant(openedAtMs.current, performance.now(), guardMs)) onClose();
  };
}
