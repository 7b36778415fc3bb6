import { useCallback, useState, type ReactNode } from 'react';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';
import { toast } from '../../ui/toast.ts';
import type { Take } from './flow.ts';

const scanLayer = part(() => import('./ScanLayer.tsx'), 'ScanLayer');

interface Scan {
  /** Call it from a tap. */
  openScan: () => void;
  /** Rendered by the component that offers the scan; null while it is closed. */
  scanLayer: ReactNode;
}

/** The scanning screen over the current one, loaded on its first use. */
export function useScan(take?: Take): Scan {
  const [isOpen, setIsOpen] = useState(false);

  async function load(): Promise<void> {
    setIsOpen(true);
    try {
      await scanLayer.load();
    } catch (error) {
      reportProblem('scan.load', error);
      setIsOpen(false);
      toast(text('common.partFailed'));
    }
  }

  const close = useCallback(() => setIsOpen(false), []);
  return {
    openScan: () => void load(),
    scanLayer: isOpen ? <scanLayer.WhenLoaded onClose={close} take={take} /> : null,
  };
}
