/**
 * Calls that the boot script starts while the rest of the app is still loading.
 *
 * Each is handed over once, to the first `call` of the same endpoint with the same body. What nobody
 * takes within `KEPT_MS` is dropped, so that a late caller never gets an old answer.
 */
import { clock } from '../lib/now.ts';

const KEPT_MS = 10_000;

const started = new Map<string, { promise: Promise<unknown>; atMs: number }>();

function keyOf(path: string, body: object): string {
  return `${path} ${JSON.stringify(body)}`;
}

export function keepEarly(path: string, body: object, promise: Promise<unknown>): void {
  // A failure reaches whoever takes the promise; until then it must not count as unhandled.
  promise.catch(() => undefined);
  started.set(keyOf(path, body), { promise, atMs: clock.nowMs() });
}

export function takeEarly(path: string, body: object): Promise<unknown> | undefined {
  if (started.size === 0) return undefined;
  const key = keyOf(path, body);
  const found = started.get(key);
  started.delete(key);
  return found && clock.nowMs() - found.atMs < KEPT_MS ? found.promise : undefined;
}

/** What was started for somebody else is handed to nobody. */
export function dropEarly(): void {
  started.clear();
}
