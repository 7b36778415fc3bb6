/**
 * When what was made for one person has to go: after a logout, and before somebody else comes.
 *
 * The stored part is the storage's user scope; what parts of the app hold in memory they drop here.
 * The screens begin anew, which takes what they hold themselves.
 */
import { useSyncExternalStore } from 'react';

let times = 0;
const listeners = new Set<() => void>();

export function dropPersonal(): void {
  times += 1;
  for (const listener of listeners) listener();
}

export function onDropPersonal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another number for each person; the key of everything that is drawn. */
export function usePersonNumber(): number {
  return useSyncExternalStore(onDropPersonal, () => times);
}
