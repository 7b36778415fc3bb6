import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';

export const startScan = part(() => import('../../features/scan/StartScan.tsx'), 'StartScan');

/** The shortcut "scan" of a launcher. Only the flag of the address is known here. */
export function useScanShortcut(): void {
  const isWanted = useLocation().search.includes('scan=1');
  useEffect(() => {
    if (!isWanted) return;
    startScan.load().catch((error: unknown) => reportProblem('scan.shortcut', error));
  }, [isWanted]);
}
