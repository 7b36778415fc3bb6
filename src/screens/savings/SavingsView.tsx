import { host } from '#host';
import { useState } from 'react';
import type { SavingsData } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { SavePicture } from '../../features/share/SavePicture.tsx';
import { formatMoment, formatMonth } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { MonthBars } from './MonthBars.tsx';
import { savingsPicture } from './savings-picture.ts';
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
    <div className={css['parts']}>
      <section className={css['sum']} aria-label={text('savings.thisMonth')}>
        <p>{text('savings.thisMonth')}</p>
        <p className={css['amount']}>{formatRp(monthAmount)}</p>
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
      <p className={css['soft']}>{text('savings.about')}</p>
      <TitledSection title={text('savings.chart')}>
        <MonthBars months={monthList.slice(-BARS)} chosen={chosen} onChoose={setChosen} />
      </TitledSection>
      <TitledSection title={text('savings.vouchersOf', { month: name })}>
        {lines.length === 0 && <p className={css['soft']}>{text('savings.noneIn')}</p>}
        <ul className={css['lines']}>
          {lines.map(({ couponId, storeName, usedTime, savedAmount, ...line }) => (
            <li key={couponId}>
              <Link className={css['line']} to={paths.couponDetail({ id: couponId })}>
                <span className={css['words']}>
                  <span className={css['name']}>{pick(line.name)}</span>
                  <span className={css['soft']}>{storeName}</span>
                  <span className={css['soft']}>
                    {text('savings.usedAt', { time: formatMoment(usedTime, locale) })}
                  </span>
                </span>
                <span className={css['saved']}>
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
        <table className={css['table']}>
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
                  <button type="button" className={css['pick']} onClick={() => setChosen(month)}>
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
