import { host } from '#host';
import { useEffect } from 'react';
import { HostError } from '../../host/errors.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** Keeps the screen bright and on while a code is shown. */
export function useKeepBright(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    keep(true);
    return () => keep(false);
  }, [isOn]);
}

function keep(isOn: boolean): void {
  host.screen.keepBright(isOn).catch((error: unknown) => {
    // Not on this machine, or not now: the code is readable all the same.
    const isMissing = error instanceof HostError && (error.code === -3 || error.code === -6);
    if (!isMissing) reportProblem('payment.keepBright', error);
  });
}
