/**
 * The phone's position as the codes of spec home 4, "Location".
 *
 * Invariant: `locate` always settles, within `timeoutMs`, and never rejects. The native side has one
 * slot for a permission request and may never answer a position (tauri.md 1.1), so at most one of
 * each is under way: a later call joins it instead of asking again.
 * Not on a desktop. Through our own command (`commands/position.rs`), because the plugin's commands block.
 */
import { invoke } from '@tauri-apps/api/core';
import { positionFailure, positionFrom, type PositionReading } from '../positions.ts';
import type { LocateOptions, Position } from '../types.ts';
import { failureOf, type LocationPermission, positionCodeOf } from './native-codes.ts';
import { inTurn } from './permission-turn.ts';
import { platform } from './platform.ts';

interface LocationState {
  /** `asked`: not granted, and only the system knows whether it would ask again. Android. */
  permission: 'granted' | 'coarse' | 'denied' | 'prompt' | 'asked';
  servicesEnabled: boolean;
}

type PluginPermission = 'granted' | 'denied' | 'prompt' | 'prompt-with-rationale';

interface PluginPermissions {
  location: PluginPermission;
  coarseLocation: PluginPermission;
}

/** A request that hangs longer is abandoned, and the next call starts another. */
const MAX_READING_MS = 60_000;

let inFlight: Promise<Position> | undefined;
let asking: Promise<'granted' | 'coarse' | 'prompt'> | undefined;
let reading: { promise: Promise<PositionReading>; startedMs: number } | undefined;

/** The request in flight: concurrent callers share it. */
export function locate(options: LocateOptions): Promise<Position> {
  if (platform === 'desktop')
    return Promise.resolve(positionFailure(6, 'A desktop has no position'));
  if (options.mayAsk === false) return race(options);
  inFlight ??= race(options).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

function race(options: LocateOptions): Promise<Position> {
  return new Promise((resolve) => {
    const late = () => resolve(positionFailure(3, 'No position within the time limit'));
    const timer = setTimeout(late, options.timeoutMs);
    void request(options).then((position) => {
      clearTimeout(timer);
      resolve(position);
    });
  });
}

async function request({ mayAsk = true, ...options }: LocateOptions): Promise<Position> {
  let permission: LocationPermission = 'unknown';
  try {
    const state = await invoke<LocationState>('plugin:host|location_state');
    permission = state.permission === 'asked' ? 'prompt' : state.permission;
    // With location services off the system does not show the permission dialog.
    if (!state.servicesEnabled) return failed('Location services are disabled', permission);
    const isFirst = state.permission === 'prompt';
    if (permission === 'prompt' && (mayAsk === 'first' ? isFirst : mayAsk))
      permission = await ask();
    if (permission === 'prompt')
      return { ...positionFailure(1, 'The permission has not been given'), canAsk: true };
    if (permission === 'denied') return failed('The location permission is denied', permission);
    return positionFrom(await read(options));
  } catch (error) {
    return failed(error, permission);
  }
}

/** Rejects with -5 when the system has shown no dialog. A dialog that was refused or dismissed may come again. */
function ask(): Promise<'granted' | 'coarse' | 'prompt'> {
  asking ??= inTurn(() => invoke<PluginPermissions>('location_ask'))
    .then(permissionOf)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** With approximate location only (Android 12), `location` stays at prompt. */
function permissionOf({ location, coarseLocation }: PluginPermissions) {
  if (location === 'granted') return 'granted';
  return coarseLocation === 'granted' ? 'coarse' : 'prompt';
}

function read({ highAccuracy, timeoutMs }: LocateOptions): Promise<PositionReading> {
  const nowMs = performance.now();
  if (reading && nowMs - reading.startedMs < MAX_READING_MS) return reading.promise;
  const options = { highAccuracy, timeoutMs };
  const started = {
    startedMs: nowMs,
    promise: invoke<PositionReading>('location_read', { options }).finally(() => {
      if (reading === started) reading = undefined;
    }),
  };
  reading = started;
  return started.promise;
}

function failed(error: unknown, permission: LocationPermission): Position {
  const native = failureOf(error);
  return positionFailure(positionCodeOf(native, permission), native.message);
}
