import { expect, it } from 'vitest';
import { BUY_FACES, type BuyAct, type BuyState, buyState } from './BuyBar.tsx';

const bought = { asset: { remainingStock: 5 }, purchaseCode: 0, appOnly: false };
const around = { isPreview: false, isApp: false, isOffline: false };

it.each<[BuyState, Partial<typeof bought>, Partial<typeof around>, BuyAct]>([
  ['buy', {}, {}, 'buy'],
  ['buy', { appOnly: true }, { isApp: true }, 'buy'],
  ['app-only', { appOnly: true }, {}, 'to-app'],
  ['sold-out', { asset: { remainingStock: 0 } }, {}, 'to-others'],
  ['limit-reached', { purchaseCode: 1 }, {}, 'to-others'],
  ['not-invited', { purchaseCode: 2 }, {}, 'to-others'],
  ['not-on-sale', { purchaseCode: 3 }, {}, 'to-others'],
  ['unavailable', { purchaseCode: 9 }, {}, 'to-others'],
  ['offline', {}, { isOffline: true }, 'ask-again'],
  ['preview', {}, { isPreview: true }, 'to-voucher'],
  // The reason that lasts longest.
  ['sold-out', { asset: { remainingStock: 0 }, purchaseCode: 3 }, { isOffline: true }, 'to-others'],
  ['limit-reached', { purchaseCode: 1, appOnly: true }, {}, 'to-others'],
  ['offline', { appOnly: true }, { isOffline: true }, 'ask-again'],
  ['preview', { asset: { remainingStock: 0 } }, { isPreview: true }, 'to-voucher'],
])('%s: %j, %j', (state, voucher, here, act) => {
  const found = buyState({ ...bought, ...voucher }, { ...around, ...here });
  expect(found).toBe(state);
  expect(BUY_FACES[found].act).toBe(act);
});

it('each state without buying says why', () => {
  for (const [state, face] of Object.entries(BUY_FACES))
    expect(face.reason !== undefined).toBe(state !== 'buy');
});
