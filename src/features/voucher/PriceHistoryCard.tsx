import { useId, useState } from 'react';
import type { PriceHistory } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { CHART_PX, priceChart } from './price-chart.ts';
import { PriceNoteLine } from './PriceNoteLine.tsx';
import type { PriceNote } from './price-note.ts';
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
    <div className={css['card']}>
      <PriceNoteLine note={note} />
      {chart && (
        <>
          <svg
            className={css['chart']}
            viewBox={`0 0 ${CHART_PX.width} ${CHART_PX.height}`}
            role="img"
            aria-label={text('voucher.chart', { now, lowest })}
          >
            <path className={css['line']} d={chart.line} />
            <circle className={css['lowest']} cx={chart.lowest.x} cy={chart.lowest.y} r={MARK_PX} />
            <circle className={css['now']} cx={chart.now.x} cy={chart.now.y} r={MARK_PX} />
          </svg>
          <p className={css['legend']} aria-hidden="true">
            <span data-mark="lowest">{text('voucher.chartLowest', { price: lowest })}</span>
            <span data-mark="now">{text('voucher.chartNow', { price: now })}</span>
          </p>
          <button
            type="button"
            className={css['toggle']}
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
      <table className={css['table']}>
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
      <p className={css['why']}>{text('voucher.whyHistory')}</p>
    </>
  );
}
