/** The step line of a price history as SVG path data. Discovery 6: 320 x 64, now and lowest marked. */
import type { PricePoint } from '../../api/generated/types.ts';

export const CHART_PX = { width: 320, height: 64 } as const;
/** Room for the marks. */
const EDGE_PX = 6;

interface Spot {
  x: number;
  y: number;
}

export interface PriceChart {
  line: string;
  now: Spot;
  lowest: Spot;
}

/** Undefined where there is nothing to draw. Points are the oldest first, the last one is now's. */
export function priceChart(points: readonly PricePoint[], nowMs: number): PriceChart | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const spanMs = Math.max(1, nowMs - first.fromMs);
  const [wide, tall] = [CHART_PX.width - 2 * EDGE_PX, CHART_PX.height - 2 * EDGE_PX];
  const x = (ms: number): number => round(EDGE_PX + (wide * (ms - first.fromMs)) / spanMs);
  // A price that never changed is a line in the middle.
  const y = (price: number): number =>
    round(high === low ? CHART_PX.height / 2 : EDGE_PX + (tall * (high - price)) / (high - low));
  const steps = points.slice(1).map(({ fromMs, price }) => `H${x(fromMs)}V${y(price)}`);
  const lowest = points.find(({ price }) => price === low) ?? first;
  return {
    line: `M${x(first.fromMs)} ${y(first.price)}${steps.join('')}H${x(nowMs)}`,
    now: { x: x(nowMs), y: y(last.price) },
    lowest: { x: x(lowest.fromMs), y: y(low) },
  };
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
