/**
 * What lies over the screen and makes the rest inert, the topmost last. A toast is rendered inside of
 * it: outside, no screen reader announces it and no touch reaches its button. `modal-layer.ts` changes
 * it; that is loaded with the layers, this with the first screen.
 */
import { atom } from '../../lib/atom.ts';

export const modalLayers = atom<readonly HTMLElement[]>([]);
