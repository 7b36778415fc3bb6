/**
 * What lies over the screen and makes the rest inert, the topmost last. A toast has to be inside of
 * it: outside, no screen reader hears it and no finger reaches its button. `modal-layer.ts` changes
 * it; that comes with the layers, this with the first screen.
 */
export interface ModalLayer {
  element: HTMLElement;
  /** It is on its way out; what it covers comes into view. */
  isLeaving: boolean;
}

let layers: readonly ModalLayer[] = [];
const listeners = new Set<() => void>();

export function changeModalLayers(
  change: (before: readonly ModalLayer[]) => readonly ModalLayer[],
): void {
  layers = change(layers);
  for (const listener of listeners) listener();
}

/** The same object until it changes. */
export function topModalLayer(): ModalLayer | undefined {
  return layers[layers.length - 1];
}

export function subscribeModalLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
