import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
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
