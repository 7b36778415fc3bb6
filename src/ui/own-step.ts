/**
 * While the back stack steps back over its marker: what waits for the browser to arrive. It takes that
 * step when it comes to it (150 ms on a slow phone), and leaves with it what was put on the history
 * meanwhile. `back-stack.ts` tells of it, which comes later than this.
 */
export const ownStep: { waiting?: (() => void)[] | undefined } = {};
