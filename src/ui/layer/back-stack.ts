/**
 * The overlays that are open, the last one on top. A press of "back" (Escape, the browser's
 * button, the phone's gesture) closes the top one instead of leaving the screen.
 *
 * Invariant: while at least one overlay is open, the top history entry is a marker with the same
 * address, so that the browser's own back has something to take away; while none is open, it is
 * not. All changes of history are put off, because opening, closing and navigating often happen in
 * one commit and only the outcome counts: putting the marker there to the end of that commit, so that
 * no "back" comes before it, and all else to a task of its own.
 * What does not belong here: routes, and what an overlay looks like.
 */

import { ownStep } from './own-step.ts';

const markerKey = 'jajanOverlay';

interface Overlay {
  /** Gives `false` when it stays, for example to ask first. */
  close: () => unknown;
}

const overlays: Overlay[] = [];
/** What waits until the history is the screen's own again. */
let waiting: (() => void)[] = [];
let isScheduled = false;
let isListening = false;
/** While `ownStep` is under way, the next popstate is that. */
let patience: ReturnType<typeof setTimeout> | undefined;
/** A page outside that opens meanwhile may stop it, and this one may be come back to. */
const patienceMs = 3000;

function isMarker(state: unknown): boolean {
  return typeof state === 'object' && state !== null && markerKey in state;
}

/** Idempotent. */
function mark(): void {
  // The browser is still on its way over the marker, which it shows until it arrives.
  if (ownStep.waiting || overlays.length === 0 || isMarker(history.state)) return;
  // The router's own fields are kept: it sees the same place at the same index.
  history.pushState({ ...(history.state as object | null), [markerKey]: true }, '');
}

function reconcile(): void {
  isScheduled = false;
  // Asked again on its way it would take the screen away too. Its arrival comes back here.
  if (ownStep.waiting) return;
  mark();
  if (overlays.length === 0 && isMarker(history.state)) {
    ownStep.waiting = [];
    patience = setTimeout(arrive, patienceMs);
    history.back();
  } else if (overlays.length === 0) {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  }
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(reconcile, 0);
}

function arrive(): void {
  clearTimeout(patience);
  const due = ownStep.waiting ?? [];
  ownStep.waiting = undefined;
  for (const run of due) run();
  schedule();
}

function onPopState(): void {
  if (ownStep.waiting) {
    arrive();
    return;
  }
  if (overlays.length > 0) {
    closeTop();
    return;
  }
  // A marker left behind by a link inside an overlay: nothing to see there, go past it.
  if (isMarker(history.state)) schedule();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && closeTop()) event.preventDefault();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  ownStep.onStep = onPopState;
  document.addEventListener('keydown', onKeyDown);
}

/** Puts an overlay on top. Call the result when it is gone, whoever closed it. */
export function pushOverlay(close: () => unknown): () => void {
  listen();
  const overlay: Overlay = { close };
  overlays.push(overlay);
  queueMicrotask(mark);
  schedule();
  return () => {
    const at = overlays.indexOf(overlay);
    if (at === -1) return;
    overlays.splice(at, 1);
    schedule();
  };
}

/** Closes the top overlay. False when none is open: then "back" means the screen. */
export function closeTop(): boolean {
  const top = overlays.pop();
  if (top === undefined) return false;
  if (top.close() === false) overlays.push(top);
  schedule();
  return true;
}

/** Closes all that will go; one that asks first stays, with what lies under it. */
export function closeAll(): void {
  for (let open = overlays.length; open > 0; open = overlays.length) {
    closeTop();
    if (overlays.length >= open) return;
  }
}

/**
 * Runs once no overlay is open and its marker is gone. A navigation that closes overlays goes
 * through here: before that it would step from, or replace, the marker instead of the screen.
 */
export function afterOverlays(run: () => void): void {
  listen();
  waiting.push(run);
  schedule();
}

export function hasOverlay(): boolean {
  return overlays.length > 0;
}
