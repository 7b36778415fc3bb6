import { expect, test } from 'vitest';
import { COUPON_STATE_WORDS } from '../order/words.ts';
import { WALLET_TABS } from './tabs.ts';

test('every state of merchant 4 is on one tab', () => {
  const states = WALLET_TABS.flatMap((tab) => tab.states);
  expect(states.toSorted()).toEqual(Object.keys(COUPON_STATE_WORDS).toSorted());
});
