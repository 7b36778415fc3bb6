/**
 * Geometry of the avatar cropper: a photo that moves under a fixed round window. Pure.
 *
 * Invariant: the window never shows anything but photo, and never less than 72 x 72 of its pixels
 * where the photo has them (spec home 5: minimum box 72 x 72, aspect 1:1).
 * `box` is the window's side in CSS pixels; points are CSS pixels from the window's centre.
 */
import type { Size } from '../photo/photo-check.ts';

/** Spec home 9. */
export const minBoxPx = 72;

export interface Point {
  x: number;
  y: number;
}

/** The photo's pixel in the middle of the window, and CSS pixels for each pixel of the photo. */
export interface CropView extends Point {
  scale: number;
}

/** A square of the photo, in its pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

/** The photo and the window over it. */
export interface Frame {
  photo: Size;
  box: number;
}

export function scaleRange({ photo, box }: Frame): { min: number; max: number } {
  const min = box / Math.min(photo.width, photo.height);
  return { min, max: Math.max(min, box / minBoxPx) };
}

/** Centred, with as much of the photo as fits. */
export function startView(frame: Frame): CropView {
  const { photo } = frame;
  return { x: photo.width / 2, y: photo.height / 2, scale: scaleRange(frame).min };
}

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

export function held(view: CropView, frame: Frame): CropView {
  const { min, max } = scaleRange(frame);
  const scale = between(view.scale, min, max);
  const half = frame.box / 2 / scale;
  return {
    x: between(view.x, half, Math.max(half, frame.photo.width - half)),
    y: between(view.y, half, Math.max(half, frame.photo.height - half)),
    scale,
  };
}

/** The photo follows the finger by `dx`, `dy` CSS pixels. */
export function moved(view: CropView, dx: number, dy: number, frame: Frame): CropView {
  const { scale } = view;
  return held({ x: view.x - dx / scale, y: view.y - dy / scale, scale }, frame);
}

/** Scales by `factor` around `focus`, as far as the edges allow. */
export function zoomed(view: CropView, factor: number, focus: Point, frame: Frame): CropView {
  const { min, max } = scaleRange(frame);
  const scale = between(view.scale * factor, min, max);
  const shift = 1 / view.scale - 1 / scale;
  return held({ x: view.x + focus.x * shift, y: view.y + focus.y * shift, scale }, frame);
}

/** Positions of the fingers before and after, in the same order. One finger moves, two move and zoom. */
export function dragged(
  view: CropView,
  before: readonly Point[],
  after: readonly Point[],
  frame: Frame,
): CropView {
  const [from, to] = [middle(before), middle(after)];
  const together = moved(view, to.x - from.x, to.y - from.y, frame);
  const [wide, wider] = [spread(before), spread(after)];
  return wide > 0 && wider > 0 ? zoomed(together, wider / wide, to, frame) : together;
}

function middle(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** Distance of the first two fingers; 0 with fewer. */
function spread([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** 0 for the whole photo, 1 for the closest look. Steps feel even because zooming multiplies. */
export function zoomShare(view: CropView, frame: Frame): number {
  const { min, max } = scaleRange(frame);
  return max === min ? 0 : Math.log(view.scale / min) / Math.log(max / min);
}

export function withZoomShare(view: CropView, share: number, frame: Frame): CropView {
  const { min, max } = scaleRange(frame);
  const scale = min * (max / min) ** between(share, 0, 1);
  return zoomed(view, scale / view.scale, { x: 0, y: 0 }, frame);
}

export function cropOf(view: CropView, frame: Frame): Crop {
  const { x, y, scale } = held(view, frame);
  const side = Math.min(frame.box / scale, frame.photo.width, frame.photo.height);
  return {
    left: between(x - side / 2, 0, frame.photo.width - side),
    top: between(y - side / 2, 0, frame.photo.height - side),
    side,
  };
}
