/**
 * The check of addresses, for banners and brands: nobody can tap one before the first screen is there,
 * so its code comes after it, or with the tap.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { reportProblem } from '../../telemetry/report.ts';

export type Targets = typeof import('./banner.ts');

/** After the first screen has had the line for itself. */
const LOAD_AFTER_MS = 1000;

let targets: Targets | undefined;
const listeners = new Set<() => void>();

export async function loadTargets(): Promise<Targets> {
  const loaded = await import('./banner.ts');
  targets = loaded;
  for (const listener of listeners) listener();
  return loaded;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until it is there. */
export function useTargets(): Targets | undefined {
  useEffect(() => {
    if (targets) return undefined;
    const timer = setTimeout(() => {
      loadTargets().catch((error: unknown) => reportProblem('home-cards.targets', error));
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => targets);
}
