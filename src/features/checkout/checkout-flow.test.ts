// @vitest-environment node
import type {
  OrderId,
  ProductId,
  RedEnvelopeId,
  SkuId,
  StoreId,
} from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { describe, expect, it } from 'vitest';
import { envelopeOf, settlementOf } from '../../../tests/support/buying/settlements.ts';
import {
  type CheckoutEvent,
  checkoutFlow,
  type CheckoutState,
  mayOrder,
  startCheckout,
} from './checkout-flow.ts';

const play = (state: CheckoutState, ...events: readonly CheckoutEvent[]) =>
  events.reduce(checkoutFlow, state);

const start = startCheckout(undefined);
const first = settlementOf();
const quoted = (data = first, count = 1): CheckoutEvent => ({ type: 'quoted', count, data });
const choosing = play(start, quoted());
const order: CheckoutEvent = { type: 'order', nowMs: 0 };
const placing = play(choosing, order);
const body = {
  skuId: asId<SkuId>('K1'),
  productId: asId<ProductId>('P1'),
  storeId: asId<StoreId>('S1'),
  quantity: 1,
  payAmount: 45_000,
};
const placed: CheckoutEvent = {
  type: 'placed',
  order: { orderId: asId<OrderId>('H1'), payAmount: 45_000, cancelTime: 900_000 },
};
const refused: CheckoutEvent = {
  type: 'place-refused',
  message: 'Harga berubah',
  isSplit: false,
};
const rush: CheckoutEvent = {
  type: 'place-rush',
  message: 'Ramai',
  untilMs: 3000,
  queueToken: 'Q1',
};
const choose = (quantity: number): CheckoutEvent => ({
  type: 'choose',
  choice: { quantity, envelope: 'AUTO' },
});

it('begins with one piece and the best envelope', () => {
  expect(start.choice).toEqual({ quantity: 1, envelope: 'AUTO' });
  expect(start.quote.state).toBe('asking');
});

it('orders what the server has reckoned, at that sum', () => {
  expect(placing.step).toEqual({ name: 'placing', body });
});

it.each<[string, CheckoutState, CheckoutEvent[]]>([
  ['a second tap', placing, [order]],
  ['a tap before the first quote', start, [order]],
  ['a change while it is placed', placing, [choose(2)]],
  ['an answer to an older quote', play(choosing, choose(2)), [quoted(first, 1)]],
  [
    'a failure of an older quote',
    play(choosing, choose(2)),
    [{ type: 'quote-failed', count: 1, error: undefined, isEnvelope: false }],
  ],
  ['an outcome that is not awaited', choosing, [placed, rush, refused, { type: 'place-lost' }]],
  ['an agreement to nothing', choosing, [{ type: 'agree' }, { type: 'not-now' }]],
  ['a tap once it is placed', play(placing, placed), [order, choose(2), { type: 'quote-again' }]],
])('%s is a no-op', (_name, state, events) => {
  expect(play(state, ...events)).toBe(state);
});

it('no order while the sum is asked for again', () => {
  const asking = play(choosing, choose(2));
  expect(mayOrder(asking, 0)).toBe(false);
  expect(asking.shown).toBe(first);
  expect(mayOrder(play(asking, quoted(settlementOf({ quantity: 2 }), 2)), 0)).toBe(true);
});

it('takes over the most that may be bought, and says so', () => {
  const state = play(choosing, choose(9), quoted(settlementOf({ quantity: 4 }), 2));
  expect(state.choice.quantity).toBe(4);
  expect(state.step).toMatchObject({
    name: 'changed',
    changes: [{ kind: 'quantity', was: 9, now: 4 }, {}],
  });
});

describe('a lost reply', () => {
  const lost = play(placing, { type: 'place-lost' });

  it('is asked again with the same body', () => {
    expect(play(lost, order).step).toEqual({ name: 'placing', body, isAgain: true });
  });
  it('also when the next quote is refused: the order itself may have taken the last piece', () => {
    const soldOut = play(
      lost,
      { type: 'quote-again' },
      {
        type: 'quote-failed',
        count: 2,
        error: new Error('sold out'),
        isEnvelope: false,
      },
    );
    expect(play(soldOut, order).step).toEqual({ name: 'placing', body, isAgain: true });
  });
  it('a new sum beside it changes nothing of what was asked for', () => {
    const dearer = settlementOf({ salePrice: 50_000 });
    expect(play(lost, { type: 'quote-again' }, quoted(dearer, 2), order).step).toEqual({
      name: 'placing',
      body,
      isAgain: true,
    });
  });
  it('another quantity is another order', () => {
    expect(play(lost, choose(2)).step.name).toBe('choosing');
  });
  it('is found again after the app was killed', () => {
    const again = startCheckout({ ...body, quantity: 3, redEnvelopeId: asId<RedEnvelopeId>('X1') });
    expect(again.step.name).toBe('lost');
    expect(again.choice).toEqual({
      quantity: 3,
      envelope: 'GIVEN',
      redEnvelopeId: asId<RedEnvelopeId>('X1'),
    });
    expect(mayOrder(again, 0)).toBe(true);
  });
});

describe('price, stock, envelope or promise changed', () => {
  const dearer = settlementOf({ salePrice: 50_000 });
  const changed = play(placing, refused, quoted(dearer, 2));

  it('says old and new before anything is ordered', () => {
    expect(play(placing, refused).step.name).toBe('rechecking');
    expect(changed.step).toEqual({
      name: 'changed',
      message: 'Harga berubah',
      changes: [
        { kind: 'price', was: 45_000, now: 50_000 },
        { kind: 'sum', was: 45_000, now: 50_000 },
      ],
    });
  });
  it('only a tap orders at the new price', () => {
    expect(play(changed, order)).toBe(changed);
    expect(play(changed, { type: 'agree' }).step).toEqual({
      name: 'placing',
      body: { ...body, payAmount: 50_000 },
    });
  });
  it('going back orders nothing and shows the new sum', () => {
    const back = play(changed, { type: 'not-now' });
    expect(back.step).toEqual({ name: 'choosing' });
    expect(back.shown).toBe(dearer);
  });
  it('that changes once more is asked once more', () => {
    const third = settlementOf({ salePrice: 55_000 });
    const again = play(changed, { type: 'agree' }, refused, quoted(third, 3));
    expect(again.step).toMatchObject({ changes: [{ was: 50_000, now: 55_000 }, {}] });
  });
  it('a refusal without a change says why', () => {
    expect(play(placing, refused, quoted(first, 2)).step).toEqual({
      name: 'failed',
      message: 'Harga berubah',
      code: '',
    });
  });
  it('gone altogether: the quote says it', () => {
    const error = new Error('withdrawn');
    const gone = play(placing, refused, {
      type: 'quote-failed',
      count: 2,
      error,
      isEnvelope: false,
    });
    expect(gone.step).toEqual({ name: 'choosing' });
    expect(gone.quote).toEqual({ count: 2, state: 'failed', error });
    expect(mayOrder(gone, 0)).toBe(false);
  });
  it('is noticed between two quotes as well', () => {
    const later = play(choosing, { type: 'quote-again' }, quoted(dearer, 2));
    expect(later.step.name).toBe('changed');
  });
});

describe('too many people', () => {
  const waiting = play(placing, rush);

  it.each([
    [2999, false],
    [3000, true],
  ])('at %d ms a tap orders: %s', (nowMs, does) => {
    expect(mayOrder(waiting, nowMs)).toBe(does);
    expect(play(waiting, { type: 'order', nowMs }).step.name).toBe(does ? 'placing' : 'rush');
  });
  it('takes the place in the queue along', () => {
    const { step } = play(waiting, { type: 'order', nowMs: 3000 });
    expect(step).toMatchObject({ body: { queueToken: 'Q1' } });
  });
});

describe('the red envelope', () => {
  const given = {
    quantity: 3,
    envelope: 'GIVEN',
    redEnvelopeId: asId<RedEnvelopeId>('X1'),
  } as const;
  const with3 = play(
    choosing,
    { type: 'choose', choice: given },
    quoted(
      settlementOf({
        quantity: 3,
        discountAmount: 20_000,
        redEnvelopeId: asId<RedEnvelopeId>('X1'),
        envelopeList: [envelopeOf()],
      }),
      2,
    ),
  );

  it('that was chosen stays with more pieces, and gives way below its minimum', () => {
    expect(with3.step.name).toBe('choosing');
    expect(play(with3, { type: 'choose', choice: { ...given, quantity: 4 } }).choice.envelope).toBe(
      'GIVEN',
    );
    const fewer = play(with3, { type: 'choose', choice: { ...given, quantity: 2 } });
    expect(fewer.choice).toEqual({ quantity: 2, envelope: 'AUTO' });
  });
  it('that another order has taken gives way to the next best', () => {
    const taken = play(
      with3,
      { type: 'quote-again' },
      {
        type: 'quote-failed',
        count: 3,
        error: new Error('in use'),
        isEnvelope: true,
      },
    );
    expect(taken.choice.envelope).toBe('AUTO');
    expect(taken.quote).toEqual({ count: 4, state: 'asking' });
  });
  it('another one by a tap is no surprise', () => {
    const none = play(
      with3,
      { type: 'choose', choice: { quantity: 3, envelope: 'NONE' } },
      quoted(settlementOf({ quantity: 3, envelopeList: [envelopeOf()] }), 3),
    );
    expect(none.step.name).toBe('choosing');
  });
});

describe('a split', () => {
  const split = {
    mode: 'EQUAL' as const,
    personList: ['Sari', 'Dewi'].map((name) => ({ name, quantity: 0 })),
  };
  const chosen = play(choosing, { type: 'split', split });

  it('is ordered with it, at the same sum', () => {
    expect(chosen.quote).toBe(choosing.quote);
    expect(play(chosen, order).step).toEqual({ name: 'placing', body: { ...body, split } });
  });
  it('the same again is a no-op, and so is one while it is placed', () => {
    expect(play(chosen, { type: 'split', split: structuredClone(split) })).toBe(chosen);
    expect(play(placing, { type: 'split', split })).toBe(placing);
  });
  const pieces = {
    mode: 'ITEM' as const,
    personList: split.personList.map((person) => ({ ...person, quantity: 1 })),
  };
  const two = play(choosing, choose(2), quoted(settlementOf({ quantity: 2 }), 2));
  const byItem = play(two, { type: 'split', split: pieces });

  it.each<[string, CheckoutState, CheckoutEvent[], typeof split | typeof pieces, number]>([
    [
      'another number of vouchers',
      byItem,
      [choose(3), quoted(settlementOf({ quantity: 3 }), 3)],
      pieces,
      135_000,
    ],
    [
      'more than a split may hold',
      chosen,
      [choose(11), quoted(settlementOf({ quantity: 11 }), 2)],
      split,
      495_000,
    ],
    [
      'fewer that are left',
      byItem,
      [{ type: 'quote-again' }, quoted(settlementOf({ quantity: 1 }), 3)],
      pieces,
      45_000,
    ],
    [
      'a price for a short time',
      chosen,
      [
        { type: 'quote-again' },
        quoted(settlementOf({ item: { ...first.item, priceSource: 'FLASH_SALE' } }), 2),
      ],
      split,
      45_000,
    ],
    [
      'another split that is open, said by the server',
      play(chosen, order),
      [{ type: 'place-refused', message: 'Masih ada patungan', isSplit: true }, quoted(first, 2)],
      split,
      45_000,
    ],
    [
      'a price that changed as it was placed',
      play(chosen, order),
      [refused, quoted(settlementOf({ item: { ...first.item, priceSource: 'BARGAIN' } }), 2)],
      split,
      45_000,
    ],
  ])('that no longer fits is said before it is ordered alone: %s', (_, from, events, was, now) => {
    const told = play(from, ...events);
    expect(told.step.name).toBe('changed');
    if (told.step.name !== 'changed') throw new Error('not said');
    expect(told.step.changes).toContainEqual({ kind: 'split', was, now });
    expect(told.split).toBeUndefined();
    expect(play(told, order), 'only by the tap on the new sum').toBe(told);
    const agreed = play(told, { type: 'agree' }).step;
    expect(agreed).toMatchObject({ name: 'placing', body: { payAmount: now } });
    expect(agreed).not.toHaveProperty('body.split');
  });
  it('stays with an order that is on its way or may be, also after a new quote', () => {
    const flash = settlementOf({ item: { ...first.item, priceSource: 'FLASH_SALE' } });
    const lost = play(chosen, order, { type: 'place-lost' }, { type: 'quote-again' });
    expect(play(lost, quoted(flash, 2)).split).toEqual(split);
    const killed = startCheckout({ ...body, split });
    expect(play(killed, quoted(flash)).split).toEqual(split);
    expect(play(killed, quoted(flash), order).step).toMatchObject({ body: { split } });
  });
  it('another one is another order than the lost one', () => {
    const lost = play(chosen, order, { type: 'place-lost' });
    expect(play(lost, { type: 'split', split: undefined }).step).toEqual({ name: 'choosing' });
  });
  it('is found again after the app was killed', () => {
    expect(startCheckout({ ...body, split }).split).toEqual(split);
  });
});
