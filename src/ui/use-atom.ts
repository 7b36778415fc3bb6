import { useSyncExternalStore } from 'react';
import type { Atom } from '../lib/atom.ts';

/** The atom's value; the component is rendered again when it changes. */
export function useAtom<Value>({ subscribe, get }: Atom<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
