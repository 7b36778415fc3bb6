import type { BillRules } from '../../api/generated/types.ts';
import { exampleMeal } from '../bill/bill.ts';

/** Menus have round prices. */
const ROUND_RP = 1000;

/** Meals to reckon with, rupiah: one that the voucher just covers, half as much again, and twice it. */
export function exampleMeals(rules: BillRules, faceValue: number): number[] {
  const least = exampleMeal(rules, faceValue);
  const more = [1.5, 2].map((times) => Math.ceil((least * times) / ROUND_RP) * ROUND_RP);
  return [least, ...more.filter((meal, at) => meal !== more[at - 1] && meal > least)];
}
