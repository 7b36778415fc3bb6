import { changeModalLayers } from './modal-layers.ts';

/** From here on it lies over everything else. Gives what takes it away again. */
export function pushModalLayer(element: HTMLElement): () => void {
  changeModalLayers((before) => [...before, { element, isLeaving: false }]);
  return () => changeModalLayers((before) => before.filter((layer) => layer.element !== element));
}

export function leaveModalLayer(element: HTMLElement): void {
  changeModalLayers((before) =>
    before.map((layer) => (layer.element === element ? { ...layer, isLeaving: true } : layer)),
  );
}
