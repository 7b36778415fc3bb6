/**
 * One value outside React that others listen to; `ui/use-atom.ts` reads it in a component.
 *
 * Invariant: listeners hear of a change after it, in the order in which they came, and never of a value
 * that was set again. Made at module level only: every atom is kept for `resetAtoms`.
 */
import { listeners } from './listeners.ts';

export interface Atom<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Gives a function that removes the listener. */
  subscribe: (listener: (value: Value) => void) => () => void;
}

const resets: (() => void)[] = [];

export function atom<Value>(initial: Value): Atom<Value> {
  let value = initial;
  const { add, tell } = listeners<Value>();
  resets.push(() => {
    value = initial;
  });
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      tell(next);
    },
    subscribe: add,
  };
}

/** Resets every atom to its initial value without notifying. For tests: `tests/unit-setup.ts`. */
export function resetAtoms(): void {
  for (const reset of resets) reset();
}
