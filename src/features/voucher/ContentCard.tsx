import type { ProductDetailData } from '../../api/generated/types.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Cards.module.css';

/** What is in it, with the menu's prices, which sum up to its value. */
export function ContentCard({ detail: { contentList, faceValue } }: { detail: ProductDetailData }) {
  const text = useText();
  const pick = usePickLocale();
  if (contentList.length === 0)
    return (
      <p className={surface['card']}>
        <strong>{text('voucher.cashValue', { amount: formatRp(faceValue) })}</strong>
      </p>
    );
  return (
    <div className={surface['card']}>
      <ul>
        {contentList.map(({ name, quantity, price }, position) => (
          <li className={classes(layout['beside'], css['row'])} key={position}>
            <span className={layout['shrinkWords']}>
              <span className={classes(tint['softNumbers'], font['strong'])}>
                {text('voucher.times', { count: formatCount(quantity) })}
              </span>{' '}
              {pick(name)}
            </span>
            <span className={classes(tint['softNumbers'], layout['fixed'], css['amount'])}>
              {formatRp(price * quantity)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes(layout['beside'], css['row'])} data-sum="true">
        <span className={layout['shrinkWords']}>{text('voucher.menuSum')}</span>
        <span className={classes(tint['softNumbers'], layout['fixed'], css['amount'])}>
          {formatRp(faceValue)}
        </span>
      </p>
    </div>
  );
}
