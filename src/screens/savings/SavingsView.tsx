import { host } from '#host';
import { useState } from 'react';
import type { SavingsData, SavingsMonth } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { drawnPng, SavePicture } from '../../features/share/SavePicture.tsx';
import { formatMoment, formatMonth, formatShortMonth } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import { chevronRightIcon } from '../../ui/icons.ts';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './SavingsScreen.module.css';

const BARS = 6;

/** The sums, a bar for each of the last months, and the vouchers of the month that is chosen. */
export function SavingsView({ data }: { data: SavingsData }) {
  const text = useText();
  const locale = useLocale();
  const pick = usePickLocale();
  const { monthAmount, totalAmount, monthList, lineList } = data;
  const current = monthList.at(-1)?.month ?? '';
  const [chosen, setChosen] = useState(current);
  const lines = lineList.filter(({ month }) => month === chosen);
  const name = formatMonth(chosen, locale);
  return (
    <div className={classes(layout['stack4'], layout['sections'])}>
      <section
        className={classes(layout['axis2'], css['sum'])}
        aria-label={text('savings.thisMonth')}
      >
        <p>{text('savings.thisMonth')}</p>
        <p className={classes(font['bold'], font['words'], letters['leaf'], css['amount'])}>
          {formatRp(monthAmount)}
        </p>
        <p>{text('savings.total', { amount: formatRp(totalAmount) })}</p>
        {host.savePicture && monthAmount > 0 && (
          <SavePicture
            label={text('savings.share')}
            name={`jajan-${current}.png`}
            draw={() =>
              savingsPicture({
                month: formatMonth(current, locale),
                amount: formatRp(monthAmount),
                with: text('savings.pictureLine'),
              })
            }
          />
        )}
      </section>
      <p className={font['prose']}>{text('savings.about')}</p>
      <TitledSection title={text('savings.chart')}>
        <MonthBars months={monthList.slice(-BARS)} chosen={chosen} onChoose={setChosen} />
      </TitledSection>
      <TitledSection title={text('savings.vouchersOf', { month: name })}>
        {lines.length === 0 && <p className={font['prose']}>{text('savings.noneIn')}</p>}
        <ul className={surface['sheet']}>
          {lines.map(({ couponId, storeName, usedTime, savedAmount, ...line }) => (
            <li key={couponId}>
              <Link
                // Large text stands above the amount: the price in a voucher's name never breaks.
                className={classes(
                  layout['line'],
                  space['gap2'],
                  surface['tap'],
                  space['pad3by4'],
                  box['tall'],
                )}
                to={paths.couponDetail({ id: couponId })}
              >
                <span className={classes(layout['stack'], layout['share'], font['words'])}>
                  <span className={font['strong']}>{pick(line.name)}</span>
                  <span className={font['prose']}>{storeName}</span>
                  <span className={font['prose']}>
                    {text('savings.usedAt', { time: formatMoment(usedTime, locale) })}
                  </span>
                </span>
                <span className={classes(tint['good'], css['saved'])}>
                  {savedAmount > 0 ? formatRp(savedAmount) : text('savings.unknown')}
                </span>
                <Icon shape={chevronRightIcon} size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </TitledSection>
      <details className={css['details']}>
        <summary>{text('savings.table')}</summary>
        <table className={classes(layout['wide'], box['roundedBanner'], css['table'])}>
          <thead>
            <tr>
              <th scope="col">{text('savings.month')}</th>
              <th scope="col">{text('savings.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {monthList.toReversed().map(({ month, savedAmount }) => (
              <tr key={month}>
                <th scope="row">
                  <button
                    type="button"
                    className={classes(box['tall'], letters['ink'], css['pick'])}
                    onClick={() => setChosen(month)}
                  >
                    {formatMonth(month, locale)}
                  </button>
                </th>
                <td>{formatRp(savedAmount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** What `viewBox` counts in. */
const HEIGHT = 100;
/** So that a month of little is still seen, and one of nothing is a line. */
const LEAST = 3;

interface MonthBarsProps {
  months: readonly SavingsMonth[];
  /** `YYYY-MM` */
  chosen: string;
  onChoose: (month: string) => void;
}

/** A bar for each month; a tap shows its vouchers. */
function MonthBars({ months, chosen, onChoose }: MonthBarsProps) {
  const text = useText();
  const locale = useLocale();
  const most = Math.max(1, ...months.map(({ savedAmount }) => savedAmount));
  return (
    <div
      className={classes(surface['sheet'], layout['flow'], css['bars'])}
      role="group"
      aria-label={text('savings.chart')}
    >
      {months.map(({ month, savedAmount }) => {
        const height = Math.max(LEAST, (savedAmount / most) * HEIGHT);
        return (
          <button
            key={month}
            type="button"
            className={classes(layout['axis2'], surface['tap'], css['bar'])}
            aria-pressed={month === chosen}
            aria-label={`${formatMonth(month, locale)}: ${formatRp(savedAmount)}`}
            onClick={() => onChoose(month)}
          >
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect y={HEIGHT - height} width="10" height={height} />
            </svg>
            <span>{formatShortMonth(month, locale)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The picture that a user shares: amount and month alone (growth 11). */
interface PictureLines {
  month: string;
  amount: string;
  with: string;
}

const SIDE_PX = 1080;
const FONT = "'Plus Jakarta Sans Variable', system-ui, sans-serif";

/** A square PNG in the brand's colours, which are the same in both themes. */
async function savingsPicture(lines: PictureLines): Promise<Blob> {
  return drawnPng({ width: SIDE_PX, height: SIDE_PX }, (pen) => {
    const style = getComputedStyle(document.documentElement);
    pen.fillStyle = style.getPropertyValue('--yellow');
    pen.fillRect(0, 0, SIDE_PX, SIDE_PX);
    pen.fillStyle = style.getPropertyValue('--ink');
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    write(pen, lines.month, '600 64px', 380);
    write(pen, lines.amount, '800 160px', 540);
    write(pen, lines.with, '600 64px', 720);
  });
}

function write(pen: CanvasRenderingContext2D, line: string, font: string, top: number): void {
  pen.font = `${font} ${FONT}`;
  pen.fillText(line, SIDE_PX / 2, top, SIDE_PX - 120);
}
