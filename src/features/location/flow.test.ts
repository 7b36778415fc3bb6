import { expect, test } from 'vitest';
import type { AddressInfo } from '../../api/generated/types.ts';
import type { Position, PositionCode } from '../../host/types.ts';
import {
  guideOf,
  messageOf,
  LOCATION_START,
  type LocationEvent,
  locationLabel,
  locationStage,
  type LocationState,
  reduceLocation,
} from './flow.ts';

const found: Position = {
  success: true,
  code: 0,
  errorMessage: '',
  latitude: -6.2,
  longitude: 106.8,
  isSimulated: false,
};
const lost = (code: PositionCode): Position => ({ ...found, success: false, code });
const nowhere: AddressInfo = {
  city: '',
  cityId: '',
  country: '',
  district: '',
  districtId: '',
  provinceId: '',
  street: '',
  streetId: '',
};

const play = (...events: LocationEvent[]): LocationState =>
  events.reduce(reduceLocation, LOCATION_START);
const locating: LocationEvent = { type: 'locating' };
const located: LocationEvent = { type: 'located', attempt: 1, position: found };
const resolving: LocationEvent = { type: 'resolving', attempt: 1 };
const resolved = (address: Partial<AddressInfo>): LocationEvent => ({
  type: 'resolved',
  attempt: 1,
  address: { ...nowhere, ...address },
});

test.each<[string, LocationEvent[], number, ReturnType<typeof locationLabel>]>([
  ['before the start', [], 0, { kind: 'loading' }],
  ['locating', [locating], 0, { kind: 'loading' }],
  ['denied', [locating, { type: 'located', attempt: 1, position: lost(1) }], 1, { kind: 'denied' }],
  [
    'timeout',
    [locating, { type: 'located', attempt: 1, position: lost(3) }],
    1,
    { kind: 'position-error' },
  ],
  ['located', [locating, located], 2, { kind: 'loading' }],
  ['resolving', [locating, located, resolving], 2, { kind: 'loading' }],
  [
    'no address',
    [locating, located, resolving, { type: 'unresolved', attempt: 1 }],
    3,
    { kind: 'address-error' },
  ],
  [
    'an address without a name',
    [locating, located, resolving, resolved({})],
    3,
    { kind: 'address-error' },
  ],
  [
    'street',
    [locating, located, resolving, resolved({ street: 'Jl. Cikini', city: 'Jakarta' })],
    4,
    { kind: 'area', name: 'Jl. Cikini' },
  ],
  [
    'district',
    [locating, located, resolving, resolved({ district: 'Menteng', city: 'Jakarta' })],
    4,
    { kind: 'area', name: 'Menteng' },
  ],
  [
    'city',
    [locating, located, resolving, resolved({ street: ' ', city: 'Jakarta' })],
    4,
    { kind: 'area', name: 'Jakarta' },
  ],
  [
    'country',
    [locating, located, resolving, resolved({ country: 'Indonesia' })],
    4,
    { kind: 'area', name: 'Indonesia' },
  ],
])('%s', (_name, events, stage, label) => {
  const state = play(...events);
  expect(locationStage(state)).toBe(stage);
  expect(locationLabel(state)).toEqual(label);
});

test('the outcome is unset until the position has arrived', () => {
  expect(play(locating).position).toBeUndefined();
});

test('locating again clears the last outcome', () => {
  const again = play(locating, located, resolving, resolved({ city: 'Jakarta' }), locating);
  expect(again).toEqual({ attempt: 2, positionStatus: 'loading', addressStatus: 'init' });
});

test('an event of an earlier attempt is ignored', () => {
  const second = play(locating, locating);
  expect(reduceLocation(second, located)).toBe(second);
  expect(reduceLocation(second, resolved({ city: 'Jakarta' }))).toBe(second);
});

test('no address is looked up without a position', () => {
  const failed = play(locating, { type: 'located', attempt: 1, position: lost(2) });
  expect(reduceLocation(failed, resolving)).toBe(failed);
});

type Guide = ReturnType<typeof guideOf>;
test.each<[PositionCode, ReturnType<typeof messageOf>, Guide, Guide]>([
  [1, 'home.locationErrorMessage', 'permission', 'browser'],
  [2, undefined, 'services', undefined],
  [3, undefined, undefined, undefined],
  [4, 'home.locationErrorMessage', undefined, undefined],
  [5, undefined, 'services', 'browser'],
  [6, 'home.locationUnsupported', undefined, undefined],
  [7, undefined, undefined, undefined],
])(
  'code %i says %s in a browser, and offers %s in the app, %s there',
  (code, message, guide, there) => {
    expect(messageOf(lost(code))).toBe(message);
    expect(guideOf(lost(code), true)).toBe(guide);
    expect(guideOf(lost(code), false)).toBe(there);
  },
);

test('a found position shows no message and no guide', () => {
  expect(messageOf(found)).toBeUndefined();
  expect(guideOf(found, true)).toBeUndefined();
  expect(guideOf(undefined, true)).toBeUndefined();
});
