/**
 * Calls that the boot script starts while the rest of the app is still loading.
 *
 * Each is taken once, by the first `call` of the same endpoint with the same body. Dropped after
 * `KEPT_MS`, so that a late caller never gets a stale reply.
 */
const KEPT_MS = 10_000;

interface Started {
  promise: Promise<unknown>;
  /** When it was started, by `performance.now()`. */
  atMs: number;
  /** It has resolved. */
  hasData: boolean;
}

const started = new Map<string, Started>();

function keyOf(path: string, body: object): string {
  return `${path} ${JSON.stringify(body)}`;
}

export function keepEarly(path: string, body: object, promise: Promise<unknown>): void {
  const call = { promise, atMs: performance.now(), hasData: false };
  promise.then(
    () => {
      call.hasData = true;
    },
    // The caller that takes the promise gets the rejection; until then it must not count as unhandled.
    () => undefined,
  );
  started.set(keyOf(path, body), call);
}

export function takeEarly(path: string, body: object): Promise<unknown> | undefined {
  if (started.size === 0) return undefined;
  const key = keyOf(path, body);
  const found = startedFor(key);
  started.delete(key);
  return found?.promise;
}

/** Such a call, which stays to be taken; undefined: there is none. */
export function earlyCall(path: string, body: object): Started | undefined {
  return startedFor(keyOf(path, body));
}

function startedFor(key: string): Started | undefined {
  const found = started.get(key);
  return found && performance.now() - found.atMs < KEPT_MS ? found : undefined;
}

/** Drops all: they were started for another user. */
export function dropEarly(): void {
  started.clear();
}
