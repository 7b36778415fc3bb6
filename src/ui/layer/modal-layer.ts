import { modalLayers } from './modal-layers.ts';

/** Makes it the topmost layer. Returns a function that removes it. */
export function pushModalLayer(element: HTMLElement): () => void {
  modalLayers.set([...modalLayers.get(), element]);
  return () => modalLayers.set(modalLayers.get().filter((layer) => layer !== element));
}
