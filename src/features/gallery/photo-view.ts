/**
 * Pan and zoom geometry of one picture on the stage. Pure.
 *
 * Invariant: at scale 1 the whole picture is visible and centred; zoomed in, panning is clamped so that no
 * edge moves further inside than necessary. Coordinates are CSS pixels from the centre of the stage.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Centre of the picture, and its scale relative to the fitted size. */
export interface PhotoView extends Point {
  scale: number;
}

/** The stage, and the picture's natural size; 0 until it has loaded. */
export interface Stage extends Size {
  photo: Size;
}

export const maxScale = 4;
const doubleTapScale = 2.5;
export const startView: PhotoView = { scale: 1, x: 0, y: 0 };

/** Fitted size in CSS pixels; that of the stage while the natural size is unknown. */
export function fitted({ width, height, photo }: Stage): Size {
  if (photo.width <= 0 || photo.height <= 0) return { width, height };
  const share = Math.min(width / photo.width, height / photo.height);
  return { width: photo.width * share, height: photo.height * share };
}

/** Avoids -0, which `Object.is` tells from 0. */
function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max) + 0;
}

export function held(view: PhotoView, stage: Stage): PhotoView {
  const scale = between(view.scale, 1, maxScale);
  const fit = fitted(stage);
  const maxX = Math.max(0, (fit.width * scale - stage.width) / 2);
  const maxY = Math.max(0, (fit.height * scale - stage.height) / 2);
  return { scale, x: between(view.x, -maxX, maxX), y: between(view.y, -maxY, maxY) };
}

/** Pans with the finger; `over` is the horizontal excess beyond the clamp. */
export function moved(
  view: PhotoView,
  dx: number,
  dy: number,
  stage: Stage,
): { view: PhotoView; over: number } {
  const wanted = view.x + dx;
  const next = held({ scale: view.scale, x: wanted, y: view.y + dy }, stage);
  return { view: next, over: wanted - next.x };
}

/** Zooms by `factor` around `focus`, within the clamp. */
export function zoomed(view: PhotoView, factor: number, focus: Point, stage: Stage): PhotoView {
  const scale = between(view.scale * factor, 1, maxScale);
  const real = scale / view.scale;
  return held(
    { scale, x: focus.x - (focus.x - view.x) * real, y: focus.y - (focus.y - view.y) * real },
    stage,
  );
}

/** Previous and current positions of two fingers. */
export function pinched(
  view: PhotoView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  stage: Stage,
): PhotoView {
  const [from, to] = [middle(before), middle(after)];
  const wide = spread(before);
  const factor = wide > 0 ? spread(after) / wide : 1;
  const near = zoomed(view, factor, from, stage);
  return held({ ...near, x: near.x + to.x - from.x, y: near.y + to.y - from.y }, stage);
}

/** Toggles the zoom at the double-tapped point. */
export function doubleTapped(view: PhotoView, point: Point, stage: Stage): PhotoView {
  if (view.scale > 1) return startView;
  return zoomed(view, doubleTapScale, point, stage);
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function spread([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A swipe of a fifth of the stage, or a flick, changes the page. */
const turnShare = 0.2;
const flickPxPerMs = 0.4;

/** Page step of a finished swipe: -1 previous, 1 next, 0 none. */
export function turnOf(offsetPx: number, velocityPxPerMs: number, widthPx: number): -1 | 0 | 1 {
  const isFlick = Math.abs(velocityPxPerMs) >= flickPxPerMs;
  // A flick against the offset cancels.
  if (isFlick && Math.sign(velocityPxPerMs) !== Math.sign(offsetPx)) return 0;
  if (!isFlick && Math.abs(offsetPx) < widthPx * turnShare) return 0;
  if (offsetPx === 0) return 0;
  return offsetPx < 0 ? 1 : -1;
}

const closeFromPx = 110;

/** Whether pulling an unzoomed picture down closes the viewer. */
export function putsAway(offsetPx: number, velocityPxPerMs: number): boolean {
  return offsetPx >= closeFromPx || (offsetPx > 24 && velocityPxPerMs >= 0.6);
}
