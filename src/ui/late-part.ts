import { type ComponentType, createElement, useSyncExternalStore } from 'react';

export interface LatePart<Props> {
  /** The place: shows nothing until the part has come. */
  (props: Props): React.ReactNode;
  /** Gives the part to all its places. */
  fill: (Part: ComponentType<Props>) => void;
}

/**
 * A place on the first screen for what comes after it. The screen knows the place alone;
 * `app/frame/use-late-parts.ts` fills it, so that the first load names no file of the part.
 */
export function latePart<Props extends object>(): LatePart<Props> {
  let held: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Place(props: Props) {
    const part = useSyncExternalStore(subscribe, () => held);
    return part && createElement(part, props);
  }
  Place.fill = (part: ComponentType<Props>) => {
    held = part;
    for (const listener of listeners) listener();
  };
  return Place;
}
