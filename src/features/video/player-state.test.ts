import { expect, it } from 'vitest';
import {
  type PlayerEvent,
  type PlayerState,
  reducePlayer,
  slotOf,
  startAt,
} from './player-state.ts';

const IDS = ['I1', 'I2', 'I3', 'I4'];

const after = (state: PlayerState, ...events: PlayerEvent[]) => events.reduce(reducePlayer, state);
const slots = (state: PlayerState, settledIndex = state.activeIndex) =>
  IDS.map((_id, index) => slotOf(state, index, IDS, settledIndex));

const plays = { plays: true, loads: true };
const loaded = { plays: false, loads: true };
const empty = { plays: false, loads: false };

it('the video in view plays; the next one loads once this one can play through', () => {
  const start = startAt(0, false);
  expect(slots(start)).toEqual([plays, empty, undefined, undefined]);
  expect(slots(after(start, { type: 'ready', id: 'I1' }))).toEqual([
    plays,
    loaded,
    undefined,
    undefined,
  ]);
});

it('of three slots one plays, and what is two away has none', () => {
  const moved = after(
    startAt(0, false),
    { type: 'ready', id: 'I1' },
    { type: 'moved', to: 1 },
    { type: 'moved', to: 2 },
  );
  expect(moved).toMatchObject({ activeIndex: 2, lastIndex: 1 });
  expect(slots(moved)).toEqual([undefined, empty, plays, empty]);
  expect(slots(after(moved, { type: 'ready', id: 'I2' }))[1]).toEqual(loaded);
});

it('a new neighbour has its slot once the move has settled; the old ones stay until then', () => {
  const moved = after(startAt(1, false), { type: 'ready', id: 'I1' }, { type: 'moved', to: 2 });
  expect(slots(moved, 1)).toEqual([loaded, empty, plays, undefined]);
  expect(slots(moved)).toEqual([undefined, empty, plays, empty]);
});

it('a tap pauses and goes on; the next video begins by itself', () => {
  const paused = after(startAt(0, false), { type: 'toggled', id: 'I1' });
  expect(slots(paused)[0]).toEqual(loaded);
  expect(slots(after(paused, { type: 'toggled', id: 'I1' }))[0]).toEqual(plays);
  expect(slots(after(paused, { type: 'moved', to: 1 }))[1]).toEqual(plays);
});

it('what the browser does not let play waits for a tap', () => {
  const refused = after(startAt(0, false), { type: 'refused' });
  expect(slots(refused)[0]).toEqual(loaded);
  expect(slots(after(refused, { type: 'toggled', id: 'I1' }))[0]).toEqual(plays);
});

it('calm: nothing loads before a tap, and each video waits for its own', () => {
  const calm = startAt(0, true);
  expect(slots(calm)).toEqual([empty, empty, undefined, undefined]);
  const tapped = after(calm, { type: 'toggled', id: 'I1' }, { type: 'ready', id: 'I1' });
  expect(slots(tapped)).toEqual([plays, empty, undefined, undefined]);
  const next = after(tapped, { type: 'moved', to: 1 });
  expect(slots(next)).toEqual([loaded, empty, empty, undefined]);
});

it('after the last video nothing plays', () => {
  const end = after(startAt(3, false), { type: 'moved', to: 4 });
  expect(slots(end).filter((slot) => slot?.plays)).toEqual([]);
});
