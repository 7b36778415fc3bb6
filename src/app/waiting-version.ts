/** Whether a newer version of the app waits to take over. `service-worker.ts` tells, the frame asks. */
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export function setWaitingVersion(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

export function waitingVersion(): ServiceWorker | undefined {
  return waiting;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsUpdateReady(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}
