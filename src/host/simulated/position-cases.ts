/**
 * Fault injection for positions, chosen in developer options, so that every code of spec home 4 can be
 * tried without a phone. Outside prod only, and loaded when a case is chosen.
 *
 * Invariant: a case holds the platform's raw failure, never the resulting code: the codes come from the
 * same tables as in production, `tauri/native-codes.ts` and `web/position.ts`. Imports nothing of
 * Tauri. A new kind of failure is a new row.
 */
import {
  type LocationPermission,
  type NativeFailure,
  positionCodeOf,
} from '../tauri/native-codes.ts';
import type { Position, PositionCode } from '../types.ts';
import { browserPositionCode } from '../web/position.ts';

interface PhoneCase {
  machine: 'phone';
  permission: LocationPermission;
  failure: NativeFailure;
}

interface BrowserCase {
  machine: 'browser';
  permission: PermissionState | 'unknown';
  /** Of GeolocationPositionError; absent: no geolocation API. */
  errorCode?: 1 | 2 | 3 | 99;
}

export const simulatedCases = {
  'phone.denied': {
    machine: 'phone',
    permission: 'denied',
    failure: { message: 'The location permission is denied', code: -5 },
  },
  'phone.unavailable': {
    machine: 'phone',
    permission: 'unknown',
    failure: { message: 'Location unavailable.' },
  },
  'phone.timeout': {
    machine: 'phone',
    permission: 'granted',
    failure: { message: 'Timeout expired.' },
  },
  'phone.failed': {
    machine: 'phone',
    permission: 'granted',
    failure: { message: 'Location unavailable.' },
  },
  'phone.off': {
    machine: 'phone',
    permission: 'coarse',
    failure: { message: 'Location services are disabled' },
  },
  'phone.missing': {
    machine: 'phone',
    permission: 'unknown',
    failure: { message: 'Location is not built in', code: -2 },
  },
  'phone.unknown': {
    machine: 'phone',
    permission: 'granted',
    failure: { message: 'Granted, and still no position', code: -7 },
  },
  'browser.denied': { machine: 'browser', permission: 'denied', errorCode: 1 },
  'browser.unavailable': { machine: 'browser', permission: 'prompt', errorCode: 2 },
  'browser.timeout': { machine: 'browser', permission: 'granted', errorCode: 3 },
  'browser.failed': { machine: 'browser', permission: 'granted', errorCode: 2 },
  'browser.off': { machine: 'browser', permission: 'granted', errorCode: 1 },
  'browser.missing': { machine: 'browser', permission: 'unknown' },
  'browser.unknown': { machine: 'browser', permission: 'granted', errorCode: 99 },
} as const satisfies Record<string, PhoneCase | BrowserCase>;

export type SimulatedCase = keyof typeof simulatedCases;

/** Long enough for the "locating" state to be visible. */
const ANSWER_AFTER_MS = 800;

export function isSimulatedCase(name: string): name is SimulatedCase {
  return Object.hasOwn(simulatedCases, name);
}

export function simulatedCode(name: SimulatedCase): PositionCode {
  const played: PhoneCase | BrowserCase = simulatedCases[name];
  return played.machine === 'phone'
    ? positionCodeOf(played.failure, played.permission)
    : browserPositionCode(played.errorCode, played.permission);
}

/** As `host.locate`. An unknown name gives an unknown failure. */
export async function playPosition(name: string): Promise<Position> {
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_AFTER_MS);
  });
  return {
    success: false,
    code: isSimulatedCase(name) ? simulatedCode(name) : 7,
    errorMessage: `played: ${name}`,
    latitude: 0,
    longitude: 0,
    isSimulated: true,
  };
}
