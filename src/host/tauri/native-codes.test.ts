import { describe, expect, test } from 'vitest';
import {
  failureOf,
  hostCodeOf,
  type LocationPermission,
  type NativeFailure,
  positionCodeOf,
} from './native-codes.ts';
import type { HostErrorCode, PositionCode } from '../types.ts';

describe('failureOf reads every form in which a failure arrives', () => {
  const rows: [unknown, NativeFailure][] = [
    ['[null] - Location disabled.', { message: '[null] - Location disabled.' }],
    [{ message: 'cancelled' }, { message: 'cancelled' }],
    [
      { message: 'no', code: '-5' },
      { message: 'no', code: -5 },
    ],
    [
      { message: 'no', code: -6 },
      { message: 'no', code: -6 },
    ],
    [{ message: 'no', code: '-1' }, { message: 'no' }],
    [{ message: 'no', code: 'x' }, { message: 'no' }],
    [{ kind: 'refused', message: 'refused: path' }, { message: 'refused: path' }],
    [new Error('broken'), { message: 'broken' }],
    [{}, { message: 'no message' }],
    [{ message: 7 }, { message: 'no message' }],
    [null, { message: 'null' }],
    [undefined, { message: 'undefined' }],
  ];
  test.each(rows)('%j', (error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });
});

describe('hostCodeOf', () => {
  const rows: [string, HostErrorCode | undefined][] = [
    ['No command scan found for plugin barcode-scanner', -2],
    ['Plugin barcode-scanner not initialized', -2],
    ['Command scan not found', -2],
    ['Command plugin:barcode-scanner|scan not allowed by ACL', -2],
    ['barcode-scanner.scan not allowed. Permissions associated with this command: …', -2],
    ['No permission to use camera. Did you request it yet?', -4],
    ['Camera permission denied or not yet requested', -4],
    ['denied by the user', -4],
    ['cancelled', undefined],
    ['', undefined],
  ];
  test.each(rows)('%s', (message, code) => {
    expect(hostCodeOf({ message })).toBe(code);
  });

  test('a code of our own plugin takes precedence over the message', () => {
    expect(hostCodeOf({ message: 'Command x not found', code: -6 })).toBe(-6);
  });
});

describe('positionCodeOf, every row of the table', () => {
  const rows: [string, LocationPermission, PositionCode][] = [
    ['No command getCurrentPosition found for plugin geolocation', 'unknown', 6],
    ['Plugin geolocation not initialized', 'granted', 6],
    ['Command plugin:geolocation|get_current_position not allowed by ACL', 'granted', 6],
    ['anything', 'denied', 1],
    ['Location services are disabled.', 'denied', 1],
    ['"gps" location provider requires ACCESS_FINE_LOCATION permission.', 'unknown', 1],
    ['java.lang.SecurityException: no', 'unknown', 1],
    ['Der Vorgang konnte nicht abgeschlossen werden. (kCLErrorDomain-Fehler 1.)', 'unknown', 1],
    ['The operation couldn’t be completed. (kCLErrorDomain error 1.)', 'granted', 1],
    ['Location services are disabled.', 'granted', 5],
    ['Location services are not enabled.', 'granted', 5],
    ['Location disabled.', 'coarse', 5],
    ['Location disabled.', 'unknown', 2],
    ['Location disabled.', 'prompt', 2],
    ['Location unavailable.', 'granted', 4],
    ['Location unavailable.', 'coarse', 4],
    ['Location unavailable.', 'unknown', 2],
    ['(kCLErrorDomain error 0.)', 'granted', 4],
    ['(kCLErrorDomain error 2.)', 'unknown', 2],
    ['Timeout expired.', 'granted', 3],
    ['Timeout expired.', 'unknown', 3],
    ['(kCLErrorDomain error 10.)', 'granted', 7],
    ['something else', 'granted', 7],
    ['', 'unknown', 7],
  ];
  test.each(rows)('%s, permission %s', (message, permission, code) => {
    expect(positionCodeOf({ message }, permission)).toBe(code);
  });

  // Every native code of spec home 8, alone and within a longer message.
  test.each<[HostErrorCode, string, LocationPermission, PositionCode]>([
    [-2, 'x', 'granted', 6],
    [-3, 'x', 'granted', 6],
    [-4, 'x', 'prompt', 1],
    [-5, 'x', 'prompt', 1],
    [-5, 'Location services are disabled.', 'granted', 1],
    [-6, 'x', 'unknown', 6],
    [-7, 'x', 'granted', 7],
    [-7, 'x', 'unknown', 7],
    [-7, 'Location services are disabled.', 'granted', 5],
    [-7, 'Location services are disabled.', 'coarse', 5],
    [-7, 'Location unavailable.', 'granted', 4],
    [-7, 'Timeout expired.', 'granted', 3],
    [-7, 'x', 'denied', 1],
  ])('own code %i, %s, permission %s', (code, message, permission, position) => {
    expect(positionCodeOf({ message, code }, permission)).toBe(position);
  });
});
