/**
 * The check of addresses, for banners and brands: nobody can tap one before the first screen is there,
 * so its code comes after it, or with the tap.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';

export type Targets = typeof import('./banner.ts');

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
    return afterFirstScreen(() => {
      loadTargets().catch((error: unknown) => reportProblem('home-cards.targets', error));
    });
  }, []);
  return useSyncExternalStore(subscribe, () => targets);
}
