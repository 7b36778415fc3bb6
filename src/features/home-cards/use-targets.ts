/**
 * The check of addresses, for banners and brands: nobody can tap one before the first screen is there,
 * so its code comes after it, or with the tap.
 */
import { useEffect } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';
import { part, usePart } from '../../ui/part.tsx';

export type Targets = typeof import('./banner.ts');

const targets = part(() => import('./banner.ts'));

export const loadTargets = targets.load;

/** Undefined until it is there. */
export function useTargets(): Targets | undefined {
  useEffect(() => {
    if (targets.loaded.get()) return undefined;
    return afterFirstScreen(() => {
      loadTargets().catch((error: unknown) => reportProblem('home-cards.targets', error));
    });
  }, []);
  return usePart(targets);
}
