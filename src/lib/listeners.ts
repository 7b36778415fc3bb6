/** Listeners of an event. For state use an `Atom`. */
export interface Listeners<Event> {
  /** Gives a function that removes the listener. */
  add: (listener: (event: Event) => void) => () => void;
  tell: (event: Event) => void;
  count: () => number;
}

export function listeners<Event = void>(): Listeners<Event> {
  const all = new Set<(event: Event) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(event) {
      for (const listener of all) listener(event);
    },
    count: () => all.size,
  };
}
