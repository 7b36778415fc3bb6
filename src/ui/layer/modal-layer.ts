import { modalLayers } from './modal-layers.ts';

/** From here on it lies over everything else. Gives a function that removes it again. */
export function pushModalLayer(element: HTMLElement): () => void {
  modalLayers.set([...modalLayers.get(), element]);
  return () => modalLayers.set(modalLayers.get().filter((layer) => layer !== element));
}
