/**
 * The check of addresses, for banners and brands: nobody can tap one before the first screen is there,
 * so its code comes after it, or with the tap.
 */
import { useEffect } from 'react';
import { atom } from '../../lib/atom.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';
import { useAtom } from '../../ui/use-atom.ts';

export type Targets = typeof import('./banner.ts');

const targets = atom<Targets | undefined>(undefined);

export async function loadTargets(): Promise<Targets> {
  const loaded = await import('./banner.ts');
  targets.set(loaded);
  return loaded;
}

/** Undefined until it is there. */
export function useTargets(): Targets | undefined {
  useEffect(() => {
    if (targets.get()) return undefined;
    return afterFirstScreen(() => {
      loadTargets().catch((error: unknown) => reportProblem('home-cards.targets', error));
    });
  }, []);
  return useAtom(targets);
}
