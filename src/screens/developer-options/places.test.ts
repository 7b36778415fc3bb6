import { expect, it } from 'vitest';
import { parseCoordinates, places } from './PositionSection.tsx';

it.each([
  ['-6.2088', '106.8456', { latitude: -6.2088, longitude: 106.8456 }],
  [' -6,2088 ', '+106,8456', { latitude: -6.2088, longitude: 106.8456 }],
  ['90', '-180', { latitude: 90, longitude: -180 }],
  ['90.1', '0', undefined],
  ['0', '180.01', undefined],
  ['', '0', undefined],
  ['0', '', undefined],
  ['1e1', '0', undefined],
  ['NaN', '0', undefined],
  ['1.2.3', '0', undefined],
  ['0x10', '0', undefined],
])('%s, %s', (latitude, longitude, expected) => {
  expect(parseCoordinates(latitude, longitude)).toEqual(expected);
});

it('every listed place is in Jakarta', () => {
  for (const { latitude, longitude } of places) {
    expect(Math.abs(latitude + 6.2)).toBeLessThan(0.2);
    expect(Math.abs(longitude - 106.83)).toBeLessThan(0.2);
  }
});
