import { useEffect, useState } from 'react';

export type Presence = 'gone' | 'open' | 'closing';

function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keeps an overlay in the page for `leaveMs` after it closed, so that it can be seen to leave. */
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
