/**
 * Geometry of one picture that fits the stage and can be drawn nearer. Pure.
 *
 * Invariant: at scale 1 the whole picture is seen, in the middle; nearer, it is held so that no edge
 * comes further in than it must. Points and distances are CSS pixels from the middle of the stage.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where the picture's middle is, and how much larger than fitting it is drawn. */
export interface PhotoView extends Point {
  scale: number;
}

/** The stage, and the picture in its own pixels; a size of 0 until it has loaded. */
export interface Stage extends Size {
  photo: Size;
}

export const maxScale = 4;
const doubleTapScale = 2.5;
export const startView: PhotoView = { scale: 1, x: 0, y: 0 };

/** The picture as it fits, in CSS pixels; the stage itself while nothing is known of it. */
export function fitted({ width, height, photo }: Stage): Size {
  if (photo.width <= 0 || photo.height <= 0) return { width, height };
  const share = Math.min(width / photo.width, height / photo.height);
  return { width: photo.width * share, height: photo.height * share };
}

/** Never -0, which is another value to a comparison. */
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

/** Follows the finger; `over` is how much of the way sideways the picture could not go. */
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

/** Nearer or further by `factor`; what is at `focus` stays there, as far as the edges let it. */
export function zoomed(view: PhotoView, factor: number, focus: Point, stage: Stage): PhotoView {
  const scale = between(view.scale * factor, 1, maxScale);
  const real = scale / view.scale;
  return held(
    { scale, x: focus.x - (focus.x - view.x) * real, y: focus.y - (focus.y - view.y) * real },
    stage,
  );
}

/** Where two fingers were and are. */
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

/** Near at the point that was tapped twice, and back. */
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

/** A fifth of the stage, or a flick, turns the page. */
const turnShare = 0.2;
const flickPxPerMs = 0.4;

/** Which way a swipe that ends so turns: -1 to the one before, 1 to the next, 0 not. */
export function turnOf(offsetPx: number, velocityPxPerMs: number, widthPx: number): -1 | 0 | 1 {
  const isFlick = Math.abs(velocityPxPerMs) >= flickPxPerMs;
  // A flick back to where it came from is a change of mind.
  if (isFlick && Math.sign(velocityPxPerMs) !== Math.sign(offsetPx)) return 0;
  if (!isFlick && Math.abs(offsetPx) < widthPx * turnShare) return 0;
  if (offsetPx === 0) return 0;
  return offsetPx < 0 ? 1 : -1;
}

const closeFromPx = 110;

/** Whether pulling the whole picture down, as on every phone, puts it away. */
export function putsAway(offsetPx: number, velocityPxPerMs: number): boolean {
  return offsetPx >= closeFromPx || (offsetPx > 24 && velocityPxPerMs >= 0.6);
}
