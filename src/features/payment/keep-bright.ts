import { host } from '#host';
import { useEffect } from 'react';
import { HostError } from '../../host/errors.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** Keeps the screen bright and on while a code is shown. */
export function useKeepBright(isOn: boolean): void {
  useHeld('keepBright', isOn);
}

/** Keeps a code that is worth money out of recordings. */
export function useKeepSecret(isOn: boolean): void {
  useHeld('keepSecret', isOn);
}

function useHeld(what: 'keepBright' | 'keepSecret', isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const hold = (isOn: boolean): void => {
      host.screen[what](isOn).catch((error: unknown) => {
        // Not on this machine, or not now: the code is readable all the same.
        const isMissing = error instanceof HostError && (error.code === -3 || error.code === -6);
        if (!isMissing) reportProblem(`payment.${what}`, error);
      });
    };
    hold(true);
    return () => hold(false);
  }, [what, isWanted]);
}
