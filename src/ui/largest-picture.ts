import { atom } from '../lib/atom.ts';

/** Settles when the page's largest picture is there, or will not come. The boot script starts it. */
export const largestPicture = atom<Promise<unknown>>(Promise.resolve());
