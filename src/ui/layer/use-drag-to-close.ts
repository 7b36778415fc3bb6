import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * When a sheet that was dragged down and let go should close. Pure: the sheet passes the moves.
 * Distances in CSS pixels, downwards positive; velocity in pixels per millisecond.
 */
interface DragEnd {
  offsetPx: number;
  velocityPxPerMs: number;
  sheetHeightPx: number;
}

const flickPxPerMs = 0.5;
const closeFraction = 0.35;
/** A shorter flick is a tap. */
const minFlickPx = 12;

export function closesSheet({ offsetPx, velocityPxPerMs, sheetHeightPx }: DragEnd): boolean {
  if (velocityPxPerMs < -flickPxPerMs) return false;
  if (velocityPxPerMs > flickPxPerMs && offsetPx > minFlickPx) return true;
  return sheetHeightPx > 0 && offsetPx / sheetHeightPx > closeFraction;
}

/** How far the sheet follows the finger: freely down, barely up. */
export function followed(offsetPx: number): number {
  return offsetPx >= 0 ? offsetPx : offsetPx / 8;
}

interface DragHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

interface Drag {
  startY: number;
  lastY: number;
  lastMs: number;
  velocityPxPerMs: number;
}

/**
 * Lets a sheet follow the finger on its handle and close when it is let go far or fast enough.
 * Writes the transform directly: a render per move would not keep up with the finger.
 */
export function useDragToClose(onClose: () => unknown): {
  panel: RefObject<HTMLDivElement | null>;
  handlers: DragHandlers;
} {
  const panel = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | undefined>(undefined);

  function end(): void {
    const done = drag.current;
    drag.current = undefined;
    const element = panel.current;
    if (!done || !element) return;
    const closes = closesSheet({
      offsetPx: done.lastY - done.startY,
      velocityPxPerMs: done.velocityPxPerMs,
      sheetHeightPx: element.offsetHeight,
    });
    element.style.transition = '';
    // When it closes, the leaving animation starts from the last position.
    if (!closes || onClose() === false) element.style.transform = '';
  }

  const handlers: DragHandlers = {
    onPointerDown(event) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        startY: event.clientY,
        lastY: event.clientY,
        lastMs: event.timeStamp,
        velocityPxPerMs: 0,
      };
    },
    onPointerMove(event) {
      const now = drag.current;
      const element = panel.current;
      if (!now || !element) return;
      const elapsedMs = Math.max(1, event.timeStamp - now.lastMs);
      now.velocityPxPerMs = (event.clientY - now.lastY) / elapsedMs;
      now.lastY = event.clientY;
      now.lastMs = event.timeStamp;
      element.style.transition = 'none';
      element.style.transform = `translateY(${followed(event.clientY - now.startY)}px)`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { panel, handlers };
}
