import { useId, useState } from 'react';
import type { BillRules } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { billOf } from '../bill/bill.ts';
import { BillTable } from '../bill/BillTable.tsx';
import css from './BillExample.module.css';
import { exampleMeals } from './example-meals.ts';

interface BillExampleProps {
  rules: BillRules;
  faceValue: number;
  priceRp: number;
  /** A package costs what it costs; a cash coupon depends on what one eats. */
  isCash: boolean;
}

/** B5: the bill in full; of a cash coupon for a meal of one's choice. */
export function BillExample({ rules, faceValue, priceRp, isCash }: BillExampleProps) {
  const text = useText();
  const name = useId();
  const meals = exampleMeals(rules, faceValue);
  const [chosen, setChosen] = useState(0);
  const foodAmount = (isCash ? meals[chosen] : faceValue) ?? faceValue;
  return (
    <>
      {isCash && (
        <fieldset className={css['meals']}>
          <legend className={css['legend']}>{text('voucher.mealOf')}</legend>
          {meals.map((meal, place) => (
            <label key={meal} className={css['meal']}>
              <input
                className={css['input']}
                type="radio"
                name={name}
                checked={place === chosen}
                onChange={() => setChosen(place)}
              />
              <span className={css['face']}>{formatRp(meal)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <BillTable
        bill={billOf({ rules, faceAmount: faceValue, foodAmount, payAmount: priceRp })}
        caption={
          isCash
            ? text('voucher.billMeal', { amount: formatRp(foodAmount) })
            : text('voucher.billPackage')
        }
      />
    </>
  );
}
