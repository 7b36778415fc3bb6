import { useId, useState } from 'react';
import type { BillRules } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { billOf, exampleMeal } from '../bill/bill.ts';
import { BillTable } from '../bill/BillTable.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Cards.module.css';

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
        <fieldset className={classes(layout['flow2'], space['below2'])}>
          <legend className={classes(tint['soft'], space['below1'])}>
            {text('voucher.mealOf')}
          </legend>
          {meals.map((meal, place) => (
            <label key={meal} className={classes(box['anchor'], box['rest'])}>
              <input
                className={classes(layout['cover'], layout['overlay'], css['input'])}
                type="radio"
                name={name}
                checked={place === chosen}
                onChange={() => setChosen(place)}
              />
              <span
                className={classes(
                  layout['middle'],
                  font['action'],
                  font['numbers'],
                  space['pad0by3'],
                  box['oval'],
                  css['face'],
                )}
              >
                {formatRp(meal)}
              </span>
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

/** Menus have round prices. */
const ROUND_RP = 1000;

/** Meals to reckon with, rupiah: one that the voucher just covers, half as much again, and twice it. */
export function exampleMeals(rules: BillRules, faceValue: number): number[] {
  const least = exampleMeal(rules, faceValue);
  const more = [1.5, 2].map((times) => Math.ceil((least * times) / ROUND_RP) * ROUND_RP);
  return [least, ...more.filter((meal, at) => meal !== more[at - 1] && meal > least)];
}
