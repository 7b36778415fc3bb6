import type { Bill } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { billLines, percentOf } from './bill.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './BillTable.module.css';

interface BillTableProps {
  bill: Bill;
  /** What the bill is for, such as `Contoh untuk makan Rp100.000`; also its name for screen readers. */
  caption: string;
}

/** B5: food, service, PB1 and voucher, what is paid here and at the outlet, and both together. */
export function BillTable({ bill, caption }: BillTableProps) {
  const text = useText();
  const { rules, foodAmount, voucherAmount, counterAmount, payAmount, allInAmount } = bill;
  const lines = {
    food: [text('bill.food'), formatRp(foodAmount)],
    voucher: [text('bill.voucher'), formatRp(-voucherAmount)],
    service: [
      text('bill.service', { percent: percentOf(rules.servicePermille) }),
      formatRp(bill.serviceAmount),
    ],
    tax: [text('bill.tax', { percent: percentOf(rules.taxPermille) }), formatRp(bill.taxAmount)],
  } as const;
  return (
    <div className={surface['card']}>
      <table className={classes(layout['wide'], font['numbers'], css['table'])}>
        <caption className={classes(space['foot2'], font['note'], letters['left'])}>
          {caption}
        </caption>
        <tbody>
          {billLines(bill).map((line) => (
            <Row key={line} label={lines[line][0]} amount={lines[line][1]} kind={line} />
          ))}
        </tbody>
        <tbody className={css['sums']}>
          <Row label={text('bill.atCounter')} amount={formatRp(counterAmount)} />
          <Row label={text('bill.here')} amount={formatRp(payAmount)} />
          <Row label={text('bill.allIn')} amount={formatRp(allInAmount)} kind="all-in" />
        </tbody>
      </table>
      <BillNotes bill={bill} />
    </div>
  );
}

function Row({ label, amount, kind }: { label: string; amount: string; kind?: string }) {
  return (
    <tr className={css['row']} data-kind={kind}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  );
}

/** What the sums do not say: whether tax is in the price, the minimum, and what is left out. */
function BillNotes({ bill: { rules } }: { bill: Bill }) {
  const text = useText();
  const pick = usePickLocale();
  const excluded = rules.excludedList.map((each) => pick(each)).filter(Boolean);
  const isUntaxed = rules.servicePermille === 0 && rules.taxPermille === 0;
  return (
    <ul className={classes(space['gapHair'], space['above2'], box['grid'], font['note'])}>
      <li>
        {text(rules.mode === 'ALL_IN' || isUntaxed ? 'bill.taxIncluded' : 'bill.taxAtCounter')}
      </li>
      {rules.minSpend > 0 && <li>{text('bill.minSpend', { amount: formatRp(rules.minSpend) })}</li>}
      {excluded.length > 0 && <li>{text('bill.excluded', { items: excluded.join(', ') })}</li>}
    </ul>
  );
}
