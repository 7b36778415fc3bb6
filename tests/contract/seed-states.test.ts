// @vitest-environment node
/** The seed has an item in each state of the contract, so that the walk that taps goes through all of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS, PEOPLE, type Seeded, seeded } from '../e2e/tapping/seeded.ts';
import { UNSEEDED, unseen } from '../e2e/tapping/states.ts';
import { Sandbox, T0_MS } from '../support/sandbox.ts';

let sandbox: Sandbox;
let all: Seeded;

beforeAll(async () => {
  sandbox = await Sandbox.start({ args: ['--start-at-ms', String(T0_MS)] });
  all = await seeded(sandbox);
});

afterAll(() => sandbox.stop());

test('each state that a reply can have is that of a seeded item, or has its reason', () => {
  expect(unseen(all.reads)).toEqual(Object.keys(UNSEEDED).toSorted());
});

test('a state that nothing seeded has is found', () => {
  const withoutLocked = all.reads.filter(({ data }) => !JSON.stringify(data).includes('"locked"'));
  expect(unseen(withoutLocked)).toContain('CouponState.locked');
  expect(unseen([])).toEqual([]);
});

test('each kind of item is there, for those of the seed who can log in', () => {
  const found = new Set(all.places.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !found.has(kind))).toEqual([]);
  const owners = new Set(all.places.map(({ phoneNo }) => phoneNo));
  expect([...owners]).toEqual(PEOPLE.map(({ phoneNo }) => phoneNo));
  expect(PEOPLE.map(({ name }) => name)).toEqual(['Dewi Lestari', 'Sari Wulandari']);
});
