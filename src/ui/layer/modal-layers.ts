/**
 * The open layers that make the rest inert, the topmost last. Toasts are rendered inside the topmost:
 * outside they would be inert too. `modal-layer.ts` changes the list; it loads with the layers, this
 * file with the first screen.
 */
import { atom } from '../../lib/atom.ts';

export const modalLayers = atom<readonly HTMLElement[]>([]);
