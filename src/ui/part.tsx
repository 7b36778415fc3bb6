/**
 * Code that comes after the first load: `const login = part(() => import('./Login.tsx'), 'Login')`, outside
 * of any component. The one way to `import()` in everything that draws.
 *
 * The build adds the texts that the code says (`tools/vite/messages.ts`), so a part is there when both
 * are. The function is the bare `import()`: Vite moves what is chained to it into its preload, and when a
 * style sheet of the part cannot be loaded, the chain's own handlers are never called.
 */
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { atom } from '../lib/atom.ts';
import { type Readable, useAtom } from './use-atom.ts';

export interface Part<Value> {
  /** One request for all who ask. Rejects when the code cannot be loaded; the next call asks again. */
  load: () => Promise<Value>;
  /** What has been loaded; undefined before. */
  loaded: Readable<Value | undefined>;
}

export interface DrawnPart<Props = unknown, Value = unknown> extends Part<Value> {
  /** Loads the component and suspends meanwhile; throws when it cannot be loaded. */
  Part: ComponentType<Props>;
  /** Shows nothing until something else has loaded the component. */
  WhenLoaded: ComponentType<Props>;
}

/** With a name: that export. Without: the whole module. */
export function part<Module extends object>(find: () => Promise<Module>): Part<Module>;
export function part<Module extends object, Name extends keyof Module>(
  find: () => Promise<Module>,
  name: Name,
): Module[Name] extends (props: infer Props) => ReactNode
  ? DrawnPart<Props, Module[Name]>
  : Part<Module[Name]>;
export function part(find: () => Promise<Record<string, unknown>>, name?: string): DrawnPart {
  const loaded = atom<unknown>(undefined);
  let pending: Promise<unknown> | undefined;

  async function request(): Promise<unknown> {
    try {
      const module = await find();
      loaded.set(name === undefined ? module : module[name]);
    } finally {
      pending = undefined;
    }
    return loaded.get();
  }
  async function load(): Promise<unknown> {
    return loaded.get() ?? (pending ??= request());
  }

  // `lazy` alone suspends even when the code is there, and React then keeps the fallback for 300 ms.
  const Later = lazy(async () => ({ default: (await load()) as ComponentType }));
  function Part(props: unknown) {
    // Keep the first choice: switching would remount.
    const [Shown] = useState(() => (loaded.get() ?? Later) as ComponentType);
    return <Shown {...(props as object)} />;
  }
  function WhenLoaded(props: unknown) {
    const Shown = useAtom(loaded) as ComponentType | undefined;
    return Shown && <Shown {...(props as object)} />;
  }
  return { load, loaded, Part, WhenLoaded };
}

/** What has been loaded, undefined before; renders again when it is there. Loads nothing. */
export function usePart<Value>({ loaded }: Part<Value>): Value | undefined {
  return useAtom(loaded);
}

/** After a failure, e.g. in a tunnel. */
const RETRY_MS = 4000;

/** Loads a part, again and again until it is there. Returns a function that ends the retries. */
export function keepLoading(
  { load }: Part<unknown>,
  onFailure: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = (): void => {
    load().catch((error: unknown) => {
      onFailure(error);
      if (!isStopped) timer = setTimeout(attempt, RETRY_MS);
    });
  };
  attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
