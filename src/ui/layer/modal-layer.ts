import { changeModalLayers } from './modal-layers.ts';

/** From here on it lies over everything else. Gives what takes it away again. */
export function pushModalLayer(element: HTMLElement): () => void {
  changeModalLayers((before) => [...before, element]);
  return () => changeModalLayers((before) => before.filter((layer) => layer !== element));
}
