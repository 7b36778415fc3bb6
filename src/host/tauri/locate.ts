/**
 * The native position, with the web view's geolocation as fallback on Android. Not on iOS, whose web
 * view has a permission of its own: the user would be asked a second time after a failure.
 * The last fallback is Jakarta (`features/location/start-point.ts`).
 *
 * Invariant: always settles, never rejects. When both fail, the native error is reported.
 */
import type { LocateOptions, Position, PositionCode } from '../types.ts';
import { locate as browserLocate } from '../web/position.ts';
import { platform } from './platform.ts';
import { locate as nativeLocate } from './position.ts';

/** The native attempt has had 20 s already; the fallback gets less. */
const BROWSER_MS = 8000;

/** A refusal, and location services that are off, hold for the web view as well: no fallback. */
const FINAL: ReadonlySet<PositionCode> = new Set([1, 5]);

export async function locate(options: LocateOptions): Promise<Position> {
  const native = await nativeLocate(options);
  if (native.success || FINAL.has(native.code) || platform === 'ios') return native;
  const browser = await browserLocate({ ...options, timeoutMs: BROWSER_MS });
  return browser.success ? browser : native;
}
