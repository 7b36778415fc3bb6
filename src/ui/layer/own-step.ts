/**
 * What the back stack, which comes later than this, has to do with the browser's steps.
 *
 * `waiting`: while it steps back over its marker, what waits for the browser to arrive. It takes that
 * step when it comes to it (150 ms on a slow phone), and leaves with it what was put on the history
 * meanwhile.
 */
export const ownStep: { waiting?: (() => void)[] | undefined; onStep?: () => void } = {};

// Heard before the router, which listens once it is drawn: a page that comes back with its sheet open
// does not have it closed by the very step that led there. A window tells its listeners in their order.
window.addEventListener('popstate', () => ownStep.onStep?.());
