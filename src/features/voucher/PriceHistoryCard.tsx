import { useId, useState } from 'react';
import type { PriceHistory, PricePoint } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { type PriceNote, PriceNoteLine } from './PriceNoteLine.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './PriceHistoryCard.module.css';

interface PriceHistoryCardProps {
  history: PriceHistory;
  note: PriceNote;
  nowMs: number;
}

const MARK_PX = 4;

/** B17: the prices that were asked, as a step line and as a table. */
export function PriceHistoryCard({ history: { pointList }, note, nowMs }: PriceHistoryCardProps) {
  const text = useText();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const chart = priceChart(pointList, nowMs);
  const now = formatRp(pointList.at(-1)?.price ?? 0);
  const lowest = formatRp(Math.min(...pointList.map(({ price }) => price)));
  return (
    <div className={surface['card']}>
      <PriceNoteLine note={note} />
      {chart && (
        <>
          <svg
            className={classes(layout['block'], css['chart'])}
            viewBox={`0 0 ${CHART_PX.width} ${CHART_PX.height}`}
            role="img"
            aria-label={text('voucher.chart', { now, lowest })}
          >
            <path className={css['line']} d={chart.line} />
            <circle className={css['lowest']} cx={chart.lowest.x} cy={chart.lowest.y} r={MARK_PX} />
            <circle className={css['now']} cx={chart.now.x} cy={chart.now.y} r={MARK_PX} />
          </svg>
          <p
            className={classes(
              layout['flow'],
              font['note'],
              font['numbers'],
              space['above2'],
              box['centre'],
              css['legend'],
            )}
            aria-hidden="true"
          >
            <span data-mark="lowest">{text('voucher.chartLowest', { price: lowest })}</span>
            <span data-mark="now">{text('voucher.chartNow', { price: now })}</span>
          </p>
          <button
            type="button"
            className={classes(tint['quiet'], css['toggle'])}
            aria-expanded={isTable}
            aria-controls={id}
            onClick={() => setIsTable(!isTable)}
          >
            {text(isTable ? 'voucher.hideTable' : 'voucher.showTable')}
          </button>
          <div id={id} hidden={!isTable}>
            <PriceTable points={pointList} />
          </div>
        </>
      )}
    </div>
  );
}

/** The newest first. */
function PriceTable({ points }: { points: PriceHistory['pointList'] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <table className={classes(layout['wide'], font['numbers'], css['table'])}>
        <thead>
          <tr>
            <th scope="col">{text('voucher.tableFrom')}</th>
            <th scope="col">{text('voucher.price')}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ fromMs, price }) => (
            <tr key={fromMs}>
              <td>{formatDate(inJakarta(fromMs).slice(0, 10), locale)}</td>
              <td>{formatRp(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes(font['note'], space['above2'])}>{text('voucher.whyHistory')}</p>
    </>
  );
}

/** The step line of a price history as SVG path data. Discovery 6: 320 x 64, now and lowest marked. */
const CHART_PX = { width: 320, height: 64 } as const;
/** Room for the marks. */
const EDGE_PX = 6;

interface Spot {
  x: number;
  y: number;
}

interface PriceChart {
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
