import { describe, expect, it } from 'vitest';
import type { PriceHistory } from '../../api/generated/types.ts';
import { isSaving, priceNote } from './PriceNoteLine.tsx';

const NOW = Date.UTC(2026, 10, 23);
const history: PriceHistory = {
  lowest30: 20_000,
  lowestAtMs: 9,
  knownDays: 30,
  pointList: [{ fromMs: 7, price: 20_000 }],
};

describe('the price beside its history', () => {
  it.each<[string, Partial<PriceHistory>, number, object, boolean]>([
    ['below', {}, 19_999, { kind: 'below', lowestRp: 20_000 }, true],
    ['equal', {}, 20_000, { kind: 'equal', lowestRp: 20_000 }, false],
    ['above', {}, 20_001, { kind: 'above', lowestRp: 20_000, atMs: 9 }, false],
    ['29 days, below', { knownDays: 29 }, 15_000, { kind: 'since', sinceMs: 7 }, true],
    ['7 days, above', { knownDays: 7 }, 25_000, { kind: 'since', sinceMs: 7 }, false],
    ['6 days', { knownDays: 6, pointList: [] }, 1, { kind: 'new' }, false],
    ['nothing known', { lowest30: null }, 1, { kind: 'new' }, false],
  ])('%s', (_what, change, priceRp, expected, saves) => {
    const note = priceNote({ ...history, ...change }, priceRp, NOW);
    expect(note).toMatchObject(expected);
    expect(isSaving(note)).toBe(saves);
  });

  it('known since the earlier of the lowest price and the first point', () => {
    const earlier = { ...history, knownDays: 8, lowestAtMs: 3 };
    expect(priceNote(earlier, 1, NOW)).toMatchObject({ sinceMs: 3 });
  });
});
