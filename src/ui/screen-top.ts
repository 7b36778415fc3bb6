import { createContext, type ReactNode } from 'react';

/**
 * What stands over the content of every screen and scrolls away with it, `--top-height` high; undefined
 * where there is nothing, as over a form. It is not itself in the way: the screen keeps its place.
 */
export const ScreenTop = createContext<ReactNode>(undefined);
