/**
 * The phone's position, and where an Android phone fails the web view's own: two ways to the same place.
 * On iOS there is one way only: its web view asks for a permission of its own, so the same person would
 * be asked twice for what the phone has just failed to give.
 * After that the app begins in Jakarta (`features/location/start-point.ts`).
 *
 * Invariant: always settles, never rejects. When both fail the phone's word is the better reason.
 */
import type { LocateOptions, Position, PositionCode } from '../types.ts';
import { locate as browserLocate } from '../web/position.ts';
import { platform } from './platform.ts';
import { locate as nativeLocate } from './position.ts';

/** The phone has had its 20 s; nobody waits that long twice. */
const BROWSER_MS = 8000;

/** Refused or switched off holds for the web view as well, and asking again would only annoy. */
const FINAL: ReadonlySet<PositionCode> = new Set([1, 5]);

export async function locate(options: LocateOptions): Promise<Position> {
  const native = await nativeLocate(options);
  if (native.success || FINAL.has(native.code) || platform === 'ios') return native;
  const browser = await browserLocate({ ...options, timeoutMs: BROWSER_MS });
  return browser.success ? browser : native;
}
