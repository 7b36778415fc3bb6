/**
 * Where the user is and what that place is called, as a pure machine. Spec home 3 "Position", 4 "Location".
 *
 * Invariant: an event of an earlier attempt never changes a later one; the position's outcome stays
 * unset until its status is `end`. Effects (the host, the address call, toasts) are in `location.ts`.
 */
import type { AddressInfo } from '../../api/generated/types.ts';
import type { Position } from '../../host/types.ts';

type StepStatus = 'init' | 'loading' | 'end';

export interface LocationState {
  /** Incremented by every attempt to locate. */
  attempt: number;
  positionStatus: StepStatus;
  /** Set when `positionStatus` is `end`. */
  position?: Position;
  addressStatus: StepStatus;
  /** Absent at `end` when the address could not be found. */
  address?: AddressInfo;
}

/** Spec home 4: 0 locating, 1 position failed, 2 resolving the address, 3 address failed, 4 done. */
export type LocationStage = 0 | 1 | 2 | 3 | 4;

export type LocationEvent =
  | { type: 'locating' }
  | { type: 'located'; attempt: number; position: Position }
  | { type: 'resolving'; attempt: number }
  | { type: 'resolved'; attempt: number; address: AddressInfo }
  | { type: 'unresolved'; attempt: number };

export const LOCATION_START: LocationState = {
  attempt: 0,
  positionStatus: 'init',
  addressStatus: 'init',
};

export function reduceLocation(state: LocationState, event: LocationEvent): LocationState {
  if (event.type === 'locating') {
    return { attempt: state.attempt + 1, positionStatus: 'loading', addressStatus: 'init' };
  }
  if (event.attempt !== state.attempt) return state;
  switch (event.type) {
    case 'located':
      return {
        attempt: state.attempt,
        positionStatus: 'end',
        position: event.position,
        addressStatus: 'init',
      };
    case 'resolving':
      return state.position?.success
        ? { ...withoutAddress(state), addressStatus: 'loading' }
        : state;
    case 'resolved':
      return { ...state, addressStatus: 'end', address: event.address };
    case 'unresolved':
      return { ...withoutAddress(state), addressStatus: 'end' };
  }
}

function withoutAddress({ address: _dropped, ...rest }: LocationState): LocationState {
  return rest;
}

export function locationStage(state: LocationState): LocationStage {
  if (state.positionStatus !== 'end') return 0;
  if (!state.position?.success) return 1;
  if (state.addressStatus !== 'end') return 2;
  return state.address && areaName(state.address) ? 4 : 3;
}

/** Spec home 4: the most specific of street, district, city, country; empty when none is known. */
export function areaName({ street, district, city, country }: AddressInfo): string {
  return (
    [street, district, city, country].map((part) => part.trim()).find((part) => part !== '') ?? ''
  );
}

/** What the location line says. */
export type LocationLabel =
  | { kind: 'loading' }
  | { kind: 'denied' }
  | { kind: 'position-error' }
  | { kind: 'address-error' }
  | { kind: 'area'; name: string };

export function locationLabel(state: LocationState): LocationLabel {
  switch (locationStage(state)) {
    case 0:
    case 2:
      return { kind: 'loading' };
    case 1:
      return { kind: state.position?.code === 1 ? 'denied' : 'position-error' };
    case 3:
      return { kind: 'address-error' };
    case 4:
      return { kind: 'area', name: state.address ? areaName(state.address) : '' };
  }
}

/**
 * The message for a failure in a browser; other failures only show on the location line. Spec home
 * 4: denied or granted-but-failed shows a location error message; home 8: so does a missing
 * geolocation.
 */
export function messageOf({ success, code }: Position): LocationMessage | undefined {
  if (success) return undefined;
  if (code === 6) return 'home.locationUnsupported';
  return code === 1 || code === 4 ? 'home.locationErrorMessage' : undefined;
}

export type LocationMessage = 'home.locationErrorMessage' | 'home.locationUnsupported';

/**
 * How a failure is fixed: the app's permission, the phone's switch, or the browser's permission.
 */
export type GuideName = 'permission' | 'services' | 'browser';

/**
 * Spec home 4: in the app a denied permission offers a guide. A browser does not ask again after a
 * denial either: another attempt would only repeat the error. Undefined where only a retry helps.
 */
export function guideOf(position: Position | undefined, isApp: boolean): GuideName | undefined {
  if (!position || position.success) return undefined;
  if (!isApp) return position.code === 1 || position.code === 5 ? 'browser' : undefined;
  // While the system would ask, a tap asks; the settings are the way when no dialog comes.
  if (position.code === 1) return position.canAsk ? undefined : 'permission';
  // With the switch off the system cannot ask, so code 2 also stands for "not asked yet".
  return position.code === 2 || position.code === 5 ? 'services' : undefined;
}
