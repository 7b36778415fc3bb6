/**
 * The overlays that are open, the last one on top. A press of "back" (Escape, the browser's
 * button, the phone's gesture) closes the top one instead of leaving the screen.
 *
 * Invariant: while at least one overlay is open, the top history entry is a marker with the same
 * address, which the browser's own back removes; while none is open, there is no marker. All changes of
 * history are deferred, because opening, closing and navigating often happen in one commit and only the
 * outcome counts: adding the marker to the end of that commit, before any "back", and all else to a task
 * of its own.
 * What does not belong here: routes, and what an overlay looks like.
 */

import { useEffect, useEffectEvent } from 'react';
import { ownStep } from './own-step.ts';

const markerKey = 'jajanOverlay';

/**
 * Closes an overlay; `false` when it stays open, for example to ask first. `by` is set when it is closed
 * for another page, such as a link's: the user has chosen nothing.
 */
export type CloseOverlay = (by?: 'navigation') => unknown;

interface Overlay {
  close: CloseOverlay;
}

const overlays: Overlay[] = [];
/** Callbacks that wait until the marker is gone. */
let waiting: (() => void)[] = [];
let isScheduled = false;
let isListening = false;
/** While `ownStep` is in progress, the next popstate is its own. */
let patience: ReturnType<typeof setTimeout> | undefined;
/** An external page that opens meanwhile may cancel the step, and this page may be restored later. */
const patienceMs = 3000;

function isMarker(state: unknown): boolean {
  return typeof state === 'object' && state !== null && markerKey in state;
}

/** Idempotent. */
function mark(): void {
  // The step back is in progress; until its popstate the browser reports the marker.
  if (ownStep.waiting || overlays.length === 0 || isMarker(history.state)) return;
  // The router's own fields are kept: it sees the same place at the same index.
  history.pushState({ ...(history.state as object | null), [markerKey]: true }, '');
}

function reconcile(): void {
  isScheduled = false;
  // A second step back would leave the screen. The popstate of the first leads back here.
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
  // A marker that a link inside an overlay left behind: skip it.
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

/** Puts an overlay on top. Call the result when it is gone, however it was closed. */
export function pushOverlay(close: CloseOverlay): () => void {
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
export function closeTop(by?: 'navigation'): boolean {
  const top = overlays.pop();
  if (top === undefined) return false;
  if (top.close(by) === false) overlays.push(top);
  schedule();
  return true;
}

/** Closes all overlays for another page, from the top until one stays open. */
export function closeAll(): void {
  for (let open = overlays.length; open > 0; open = overlays.length) {
    closeTop('navigation');
    if (overlays.length >= open) return;
  }
}

/**
 * Runs once no overlay is open and its marker is gone. A navigation that closes overlays goes
 * through here: earlier it would push on, or replace, the marker instead of the screen.
 */
export function afterOverlays(run: () => void): void {
  listen();
  waiting.push(run);
  schedule();
}

export function hasOverlay(): boolean {
  return overlays.length > 0;
}

// A reload with an open overlay leaves its marker, and nothing that it could close.
if (isMarker(history.state)) {
  listen();
  schedule();
}

/**
 * While `isOpen`, "back" and Escape call `onClose` instead of leaving the screen. It returns `false`
 * when it stays open.
 */
export function useBackDismiss(isOpen: boolean, onClose: CloseOverlay): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? pushOverlay((by) => close(by)) : undefined), [isOpen]);
}
