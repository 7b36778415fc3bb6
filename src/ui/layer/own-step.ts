/**
 * The back stack's own step over its marker; the back stack itself loads later than this.
 *
 * `waiting`: callbacks for the popstate of that step. It arrives late (150 ms on a slow phone), and what
 * was pushed on the history meanwhile would be lost with it.
 */
export const ownStep: { waiting?: (() => void)[] | undefined; onStep?: () => void } = {};

// Registered before the router's listener, and listeners run in order: a page that is restored with its
// sheet open must not have it closed by the step that led there.
window.addEventListener('popstate', () => ownStep.onStep?.());
