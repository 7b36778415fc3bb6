import { useEffect, useEffectEvent } from 'react';
import { pushOverlay } from './back-stack.ts';

/**
 * While `isOpen`, "back" and Escape call `onClose` instead of leaving the screen. It returns `false`
 * when it stays open.
 */
export function useBackDismiss(isOpen: boolean, onClose: () => unknown): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? pushOverlay(() => close()) : undefined), [isOpen]);
}
