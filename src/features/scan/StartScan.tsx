import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useScan } from './use-scan.tsx';

/** The parameter of home that opens the scanner: a shortcut of the phone's launcher has nothing but a link. */
export const scanFlag = 'scan';

/** Opens the scanner over home once, and takes the flag away: back and a reload do not open it again. */
export function StartScan() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { openScan, scanLayer } = useScan();
  const values = new URLSearchParams(search);
  const isWanted = values.get(scanFlag) === '1';
  useEffect(() => {
    if (!isWanted) return;
    const rest = new URLSearchParams(search);
    rest.delete(scanFlag);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
    openScan();
    // Once for each time that the flag comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
  return scanLayer;
}
