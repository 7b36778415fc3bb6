/**
 * The check of addresses, loaded late: none can be tapped before the first screen is there, so it is
 * loaded after that, or by the tap.
 */
import { useEffect } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';
import { part, usePart } from '../../ui/part.tsx';

export type LinkCheck = typeof import('../links/link-target.ts');

const check = part(() => import('../links/link-target.ts'));

export const loadLinkCheck = check.load;

/** Undefined until it is there. */
export function useLinkCheck(): LinkCheck | undefined {
  useEffect(() => {
    if (check.loaded.get()) return undefined;
    return afterFirstScreen(() => {
      loadLinkCheck().catch((error: unknown) => reportProblem('navigation.linkCheck', error));
    });
  }, []);
  return usePart(check);
}
