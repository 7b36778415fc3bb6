/**
 * The phone's position, and where the phone fails the web view's own: two ways to the same place.
 * After that the app begins in Jakarta (`features/location/start-point.ts`).
 *
 * Invariant: always settles, never rejects. When both fail the phone's word is the better reason.
 */
import type { LocateOptions, Position, PositionCode } from '../types.ts';
import { locate as browserLocate } from '../web/position.ts';
import { locate as nativeLocate } from './position.ts';

/** The phone has had its 20 s; nobody waits that long twice. */
const BROWSER_MS = 8000;

/** Refused or switched off holds for the web view as well, and asking again would only annoy. */
const FINAL: ReadonlySet<PositionCode> = new Set([1, 5]);

export async function locate(options: LocateOptions): Promise<Position> {
  const native = await nativeLocate(options);
  if (native.success || FINAL.has(native.code)) return native;
  const browser = await browserLocate({ ...options, timeoutMs: BROWSER_MS });
  return browser.success ? browser : native;
}
