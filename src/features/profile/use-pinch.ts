import { useEffect, useRef, type RefObject } from 'react';
import { type CropView, dragged, type Frame, type Point, zoomed } from './crop-view.ts';

/** One notch of a mouse wheel is about 100. */
const wheelZoom = 0.0015;

/** Moves and zooms the view by touch, mouse and wheel. */
export function usePinch(
  stage: RefObject<HTMLElement | null>,
  view: CropView,
  frame: Frame,
  show: (view: CropView) => void,
): void {
  const now = useRef({ view, frame, show });
  useEffect(() => {
    now.current = { view, frame, show };
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();

    const pointOf = (event: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    };
    const change = (next: (view: CropView, frame: Frame) => CropView) => {
      const { view, frame, show } = now.current;
      const changed = next(view, frame);
      // Two moves can arrive before React has rendered the first.
      now.current = { view: changed, frame, show };
      show(changed);
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || fingers.size === 2) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, pointOf(event));
    };
    const onMove = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, pointOf(event));
      const after = [...fingers.values()];
      change((view, frame) => dragged(view, before, after, frame));
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    const onWheel = (event: WheelEvent) => {
      // Otherwise a pinch on a trackpad zooms the page.
      event.preventDefault();
      const focus = pointOf(event);
      change((view, frame) => zoomed(view, Math.exp(-event.deltaY * wheelZoom), focus, frame));
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('wheel', onWheel);
    };
  }, [stage]);
}
