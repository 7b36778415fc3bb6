import { useSyncExternalStore } from 'react';
import type { Atom } from '../lib/atom.ts';

export type Readable<Value> = Pick<Atom<Value>, 'get' | 'subscribe'>;

/** The atom's value; the component is rendered again when it changes. */
export function useAtom<Value>({ subscribe, get }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
