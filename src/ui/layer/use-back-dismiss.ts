import { useEffect, useEffectEvent } from 'react';
import { type CloseOverlay, pushOverlay } from './back-stack.ts';

/**
 * While `isOpen`, "back" and Escape call `onClose` instead of leaving the screen. It returns `false`
 * when it stays open.
 */
export function useBackDismiss(isOpen: boolean, onClose: CloseOverlay): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? pushOverlay((by) => close(by)) : undefined), [isOpen]);
}
