import { useEffect, useRef, useState } from 'react';

/** Spec merchant 9: how long a tap locks sharing. */
export const shareLockMs = 2000;

/** `guard` runs the work unless a tap of the last 2 s holds the lock, and takes the lock. */
export function useShareLock(): { isLocked: boolean; guard: (work: () => void) => void } {
  const [isLocked, setIsLocked] = useState(false);
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(held.current);
      held.current = undefined;
    },
    [],
  );
  return {
    isLocked,
    guard(work) {
      // A ref, not state: two taps may come before React has rendered the first.
      if (held.current !== undefined) return;
      held.current = setTimeout(() => {
        held.current = undefined;
        setIsLocked(false);
      }, shareLockMs);
      setIsLocked(true);
      work();
    },
  };
}
