import { useEffect, useRef } from 'react';
import { isMaskTapMeant } from './mask-guard.ts';

/** Returns a handler for taps on the mask that ignores early ones. */
export function useMaskGuard(isOpen: boolean, onClose: () => void): () => void {
  const openedAtMs = useRef<number | undefined>(undefined);
  useEffect(() => {
    openedAtMs.current = isOpen ? performance.now() : undefined;
  }, [isOpen]);
  return () => {
    if (isMaskTapMeant(openedAtMs.current, performance.now())) onClose();
  };
}
