import type { ProductDetailData } from '../../api/generated/types.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import css from './ContentCard.module.css';

/** What is in it, with the menu's prices, which sum up to its value. */
export function ContentCard({ detail: { contentList, faceValue } }: { detail: ProductDetailData }) {
  const text = useText();
  const pick = usePickLocale();
  if (contentList.length === 0)
    return (
      <p className={css['card']}>
        <strong>{text('voucher.cashValue', { amount: formatRp(faceValue) })}</strong>
      </p>
    );
  return (
    <div className={css['card']}>
      <ul>
        {contentList.map(({ name, quantity, price }, position) => (
          <li className={css['row']} key={position}>
            <span className={css['name']}>
              <span className={css['times']}>
                {text('voucher.times', { count: formatCount(quantity) })}
              </span>{' '}
              {pick(name)}
            </span>
            <span className={css['amount']}>{formatRp(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className={css['row']} data-sum="true">
        <span className={css['name']}>{text('voucher.menuSum')}</span>
        <span className={css['amount']}>{formatRp(faceValue)}</span>
      </p>
    </div>
  );
}
