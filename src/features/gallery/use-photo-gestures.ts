/**
 * Touch, mouse and wheel gestures of the preview: swipe, pinch, double tap, pull down.
 *
 * Invariant: during a gesture only transforms are written, directly to the DOM; React state changes only
 * with the page. The geometry is in `photo-view.ts`.
 */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import {
  doubleTapped,
  moved,
  type PhotoView,
  pinched,
  type Point,
  putsAway,
  type Stage,
  startView,
  turnOf,
  zoomed,
} from './photo-view.ts';

interface GestureEffects {
  /** 1 is next, -1 previous; false when there is none. */
  onTurn: (step: -1 | 1) => boolean;
  onPutAway: () => void;
}

const doubleTapMs = 300;
const tapSlopPx = 10;
const wheelZoom = 0.0025;
/** Rubber-band factor at both ends of the track. */
const rubber = 0.3;

type Mode = 'none' | 'turn' | 'pan' | 'down' | 'pinch';

export interface PhotoGestures {
  stage: RefObject<HTMLDivElement | null>;
  track: RefObject<HTMLDivElement | null>;
  /** The current picture; a change resets the zoom. */
  photo: (element: HTMLImageElement | null) => void;
  zoomBy: (factor: number) => void;
}

export function usePhotoGestures(
  index: number,
  total: number,
  effects: GestureEffects,
): PhotoGestures {
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const view = useRef<PhotoView>(startView);
  const now = useRef({ index, total, effects });
  useEffect(() => {
    now.current = { index, total, effects };
  });

  const photo = useCallback((element: HTMLImageElement | null) => {
    if (image.current && image.current !== element) image.current.style.transform = '';
    if (image.current !== element) view.current = startView;
    image.current = element;
  }, []);

  const show = useCallback((next: PhotoView, isSmooth: boolean) => {
    view.current = next;
    const element = image.current;
    if (!element) return;
    element.style.transition = isSmooth ? '' : 'none';
    element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
  }, []);

  const stageSize = useCallback((): Stage => {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {};
    const photoSize = {
      width: image.current?.naturalWidth ?? 0,
      height: image.current?.naturalHeight ?? 0,
    };
    return { width, height, photo: photoSize };
  }, []);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let mode: Mode = 'none';
    let turnPx = 0;
    let downPx = 0;
    let velocity: Point = { x: 0, y: 0 };
    let lastMs = 0;
    let movedPx = 0;
    let lastTap = { ms: -Infinity, x: 0, y: 0 };

    const pointOf = (event: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    };

    const drawTrack = (isSmooth: boolean, at = now.current.index): void => {
      const { current: strip } = track;
      if (!strip) return;
      strip.style.transition = isSmooth ? '' : 'none';
      strip.style.transform = `translate(calc(${-at * 100}% + ${turnPx}px), ${downPx}px)`;
    };

    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || fingers.size === 2) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, pointOf(event));
      if (fingers.size === 2) {
        turnPx = 0;
        downPx = 0;
        drawTrack(true);
        mode = 'pinch';
        movedPx = Infinity;
      } else {
        mode = 'none';
        movedPx = 0;
        velocity = { x: 0, y: 0 };
        lastMs = event.timeStamp;
      }
    };

    const decide = (dx: number, dy: number): Mode => {
      if (view.current.scale > 1) return 'pan';
      if (Math.abs(dx) < tapSlopPx / 2 && Math.abs(dy) < tapSlopPx / 2) return 'none';
      return dy > Math.abs(dx) ? 'down' : 'turn';
    };

    const turnBy = (px: number): void => {
      const { index: at, total: count } = now.current;
      turnPx += px;
      const isEnd = (turnPx > 0 && at === 0) || (turnPx < 0 && at === count - 1);
      const shown = turnPx;
      if (isEnd) turnPx *= rubber;
      drawTrack(false);
      turnPx = shown;
    };

    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = pointOf(event);
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const old = [...fingers.values()];
      if (mode === 'pinch' && old.length === 2) {
        fingers.set(event.pointerId, after);
        const fresh = [...fingers.values()];
        show(pinched(view.current, pair(old), pair(fresh), stageSize()), false);
        return;
      }
      if (mode === 'none') mode = decide(dx, dy);
      if (mode === 'none') return;
      fingers.set(event.pointerId, after);
      movedPx += Math.hypot(dx, dy);
      const elapsedMs = Math.max(1, event.timeStamp - lastMs);
      velocity = { x: dx / elapsedMs, y: dy / elapsedMs };
      lastMs = event.timeStamp;
      if (mode === 'pan') {
        // Panning past the edge moves the track; panning back returns the track first.
        const pan = moved(view.current, dx + turnPx, dy, stageSize());
        show(pan.view, false);
        turnPx = 0;
        turnBy(pan.over);
      } else if (mode === 'turn') {
        turnBy(dx);
      } else if (mode === 'down') {
        downPx = Math.max(0, downPx + dy);
        drawTrack(false);
      }
    };

    const settle = (isCancelled: boolean): void => {
      const { effects: todo, index: at } = now.current;
      const step = isCancelled ? 0 : turnOf(turnPx, velocity.x, element.clientWidth);
      const isPutAway = !isCancelled && putsAway(downPx, velocity.y);
      turnPx = 0;
      downPx = 0;
      const isTurned = step !== 0 && todo.onTurn(step);
      drawTrack(true, isTurned ? at + step : at);
      if (isPutAway) todo.onPutAway();
    };

    const tap = (event: PointerEvent): void => {
      const point = pointOf(event);
      const isSecond =
        event.timeStamp - lastTap.ms < doubleTapMs &&
        Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < 3 * tapSlopPx;
      lastTap = isSecond ? { ms: -Infinity, x: 0, y: 0 } : { ms: event.timeStamp, ...point };
      if (isSecond) show(doubleTapped(view.current, point, stageSize()), true);
    };

    const end = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      if (fingers.size > 0) {
        mode = view.current.scale > 1 ? 'pan' : 'none';
        return;
      }
      settle(event.type === 'pointercancel');
      if (event.type === 'pointerup' && movedPx < tapSlopPx) tap(event);
      mode = 'none';
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * wheelZoom);
      show(zoomed(view.current, factor, pointOf(event), stageSize()), false);
    };

    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('wheel', wheel);
    };
  }, [show, stageSize]);

  const zoomBy = useCallback(
    (factor: number) => show(zoomed(view.current, factor, { x: 0, y: 0 }, stageSize()), true),
    [show, stageSize],
  );
  return { stage, track, photo, zoomBy };
}

function pair(points: readonly Point[]): [Point, Point] {
  const [a = { x: 0, y: 0 }, b = a] = points;
  return [a, b];
}
