/**
 * Locates and resolves the address, one request at a time.
 *
 * Invariant: one request in flight; a second caller shares it. Failures are a state of the flow and
 * a report, never an exception. The steps are in `flow.ts`, the real effects in `location.ts`.
 */
import type { AddressInfo } from '../../api/generated/types.ts';
import { type Atom, atom } from '../../lib/atom.ts';
import type { Position } from '../../host/types.ts';
import {
  areaName,
  LOCATION_START,
  type LocationEvent,
  type LocationState,
  reduceLocation,
} from './flow.ts';
import type { Point } from './start-point.ts';

/** Side effects of the flow; tests inject their own. */
export interface LocationEffects {
  /** `isTapped`: the user asked for it, so the system may ask for the permission again. */
  locate: (isTapped: boolean) => Promise<Position>;
  /** As `locate`, but fails where a permission prompt would be needed. */
  locateSilently: () => Promise<Position>;
  simulated: () => Point | undefined;
  resolve: (point: Point) => Promise<AddressInfo>;
  remember: (point: Point, area: string | undefined) => void;
  /** Called with every outcome; a failure also calls `fail`. */
  settled: (position: Position) => void;
  fail: (position: Position) => void;
  report: (where: string, error: unknown) => void;
}

export interface LocationFlow {
  state: Atom<LocationState>;
  /** Locates again. Resolves to true when an address was found. Never rejects. */
  refresh: () => Promise<boolean>;
  /** As `refresh`, by a tap on what turns the location on: the system may ask again. */
  turnOn: () => Promise<boolean>;
  /**
   * Locates again if the permission is granted; a failure changes nothing, as the user did not ask.
   * Never rejects.
   */
  freshen: () => Promise<void>;
  /** Locates for the first time in this run; later calls are no-ops. */
  start: () => void;
}

export function createLocation(effects: LocationEffects): LocationFlow {
  const state = atom(LOCATION_START);
  let inFlight: Promise<boolean> | undefined;

  function dispatch(event: LocationEvent): void {
    state.set(reduceLocation(state.get(), event));
  }

  async function look(isTapped: boolean): Promise<boolean> {
    dispatch({ type: 'locating' });
    const { attempt } = state.get();
    const simulated = effects.simulated();
    const position: Position = simulated
      ? { success: true, code: 0, errorMessage: '', ...simulated, isSimulated: true }
      : await effects.locate(isTapped);
    return follow(attempt, position);
  }

  async function follow(attempt: number, position: Position): Promise<boolean> {
    dispatch({ type: 'located', attempt, position });
    effects.settled(position);
    if (!position.success) {
      effects.fail(position);
      return false;
    }
    const point = { latitude: position.latitude, longitude: position.longitude };
    if (!position.isSimulated) effects.remember(point, undefined);
    dispatch({ type: 'resolving', attempt });
    try {
      const address = await effects.resolve(point);
      if (!position.isSimulated) effects.remember(point, areaName(address));
      dispatch({ type: 'resolved', attempt, address });
      return true;
    } catch (error) {
      effects.report('location.address', error);
      dispatch({ type: 'unresolved', attempt });
      return false;
    }
  }

  function begin(isTapped: boolean): Promise<boolean> {
    inFlight ??= look(isTapped).finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  }

  return {
    state,
    refresh: () => begin(false),
    turnOn: () => begin(true),
    async freshen() {
      if (inFlight) return;
      const position = await effects.locateSilently();
      // Another request has started meanwhile.
      if (!position.success || inFlight) return;
      dispatch({ type: 'locating' });
      inFlight = follow(state.get().attempt, position).finally(() => {
        inFlight = undefined;
      });
      await inFlight;
    },
    start() {
      if (state.get().positionStatus === 'init') void begin(false);
    },
  };
}
