import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { modalLayers } from './modal-layers.ts';

/** Safari before 15.4 has no `<dialog>`. */
export const hasDialog =
  typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;

/**
 * While it is shown the layer is the topmost one, and the focus is inside: where `focus` moves it, else
 * where the dialog does. It is given back afterwards.
 */
export function useModalLayer(
  layer: RefObject<HTMLElement | null>,
  focus: (element: HTMLElement | null) => void,
  isShown = true,
): void {
  const moveFocus = useEffectEvent(focus);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const before = document.activeElement;
    const element = layer.current;
    if (hasDialog) (element as HTMLDialogElement).showModal();
    moveFocus(element);
    const takeAway = element ? pushModalLayer(element) : undefined;
    return () => {
      takeAway?.();
      if (hasDialog) (element as HTMLDialogElement).close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isShown, layer]);
}

/** Makes it the topmost layer. Returns a function that removes it. */
function pushModalLayer(element: HTMLElement): () => void {
  modalLayers.set([...modalLayers.get(), element]);
  return () => modalLayers.set(modalLayers.get().filter((layer) => layer !== element));
}

/**
 * The tap that opened an overlay must not close it again: early taps on the mask are ignored.
 * Spec home 2: "A mask click within 600 ms of opening is ignored."
 */
export const MASK_GUARD_MS = 600;

/** `openedAtMs` and `nowMs` from the same monotonic clock. Undefined: not open yet. */
export function isMaskTapMeant(openedAtMs: number | undefined, nowMs: number): boolean {
  return openedAtMs !== undefined && nowMs - openedAtMs >= MASK_GUARD_MS;
}

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

type Presence = 'gone' | 'open' | 'closing';

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

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]';

/** Keeps the Tab key inside `panel`, for web views without `<dialog>` (Safari before 15.4). */
export function keepFocusInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key !== 'Tab') return;
  const stops = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const isAtEdge = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
