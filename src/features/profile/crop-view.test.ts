import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cropOf,
  type CropView,
  dragged,
  type Frame,
  held,
  moved,
  startView,
  withZoomShare,
  zoomed,
  zoomShare,
} from './crop-view.ts';

const wide: Frame = { photo: { width: 2000, height: 1000 }, box: 250 };
const start = startView(wide);
const centre = { x: 0, y: 0 };

describe('crop view', () => {
  it('begins with all that fits, from the middle', () => {
    expect(cropOf(start, wide)).toEqual({ left: 500, top: 0, side: 1000 });
  });

  it.each([
    ['to the right shows more of the left', 100, 0, { left: 100, top: 0 }],
    ['only as far as there is photo', 1000, 0, { left: 0, top: 0 }],
    ['and not beyond the other edge', -1000, 0, { left: 1000, top: 0 }],
    ['up, where there is nothing more', 0, -50, { left: 500, top: 0 }],
  ])('moves %s', (_name, dx, dy, corner) => {
    expect(cropOf(moved(start, dx, dy, wide), wide)).toMatchObject(corner);
  });

  it('zooms into the middle', () => {
    expect(cropOf(zoomed(start, 2, centre, wide), wide)).toEqual({
      left: 750,
      top: 250,
      side: 500,
    });
  });

  it('keeps what is under the fingers', () => {
    const focus = { x: 60, y: -40 };
    const at = (view: CropView) => ({
      x: view.x + focus.x / view.scale,
      y: view.y + focus.y / view.scale,
    });
    const close = zoomed(start, 3, focus, wide);
    expect(at(close).x).toBeCloseTo(at(start).x);
    expect(at(close).y).toBeCloseTo(at(start).y);
  });

  it('never shows less than 72 x 72 of the photo', () => {
    expect(cropOf(zoomed(start, 1000, centre, wide), wide).side).toBeCloseTo(72);
    const small: Frame = { photo: { width: 72, height: 90 }, box: 250 };
    const close = zoomed(startView(small), 5, centre, small);
    expect(cropOf(close, small).side).toBeCloseTo(72);
    expect(zoomShare(close, small)).toBe(0);
  });

  it('follows one finger, and two that spread', () => {
    expect(dragged(start, [{ x: 0, y: 0 }], [{ x: 40, y: 0 }], wide)).toEqual(
      moved(start, 40, 0, wide),
    );
    const pinched = dragged(
      start,
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
      wide,
    );
    expect(pinched).toEqual(zoomed(start, 2, centre, wide));
    const onOneSpot = [centre, centre];
    expect(dragged(start, onOneSpot, onOneSpot, wide)).toEqual(start);
  });

  it.each([0, 0.25, 0.5, 1])('share %d of the zoom and back', (share) => {
    expect(zoomShare(withZoomShare(start, share, wide), wide)).toBeCloseTo(share);
  });

  it('shows nothing but the photo, for all gestures', () => {
    const side = fc.integer({ min: 72, max: 4000 });
    const finger = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    });
    const fingers = fc.array(finger, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 72, max: 440 }),
        fc.array(fc.tuple(fingers, fingers), { maxLength: 6 }),
        (width, height, box, moves) => {
          const frame = { photo: { width, height }, box };
          const end = moves.reduce(
            (view, [before, after]) => dragged(view, before, after, frame),
            startView(frame),
          );
          const again = held(end, frame);
          // To a millionth of a pixel: quotients are not exact.
          for (const key of ['x', 'y', 'scale'] as const) {
            expect(again[key]).toBeCloseTo(end[key], 6);
          }
          const { left, top, side } = cropOf(end, frame);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + side).toBeLessThanOrEqual(width + 1e-6);
          expect(top + side).toBeLessThanOrEqual(height + 1e-6);
          expect(side).toBeGreaterThan(71.99);
        },
      ),
    );
  });
});
