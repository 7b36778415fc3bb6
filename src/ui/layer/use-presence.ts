import { useEffect, useState } from 'react';

export type Presence = 'gone' | 'open' | 'closing';

function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keeps an overlay mounted for `leaveMs` after it closed, for its leaving animation. */
export function usePresence(isOpen: boolean, leaveMs: number): Presence {
  const [isLeaving, setIsLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsLeaving(!isOpen && !prefersLessMotion());
  }
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setIsLeaving(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving, leaveMs]);
  return isOpen ? 'open' : isLeaving ? 'closing' : 'gone';
}
