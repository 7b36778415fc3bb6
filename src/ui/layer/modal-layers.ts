/**
 * What lies over the screen and makes the rest inert, the topmost last. A toast has to be inside of
 * it: outside, no screen reader hears it and no finger reaches its button. `modal-layer.ts` changes
 * it; that comes with the layers, this with the first screen.
 */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

export function changeModalLayers(
  change: (before: readonly HTMLElement[]) => readonly HTMLElement[],
): void {
  layers = change(layers);
  for (const listener of listeners) listener();
}

export function topModalLayer(): HTMLElement | undefined {
  return layers[layers.length - 1];
}

export function subscribeModalLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
