import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { text, withTexts } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';

interface Scan {
  /** From a tap. */
  openScan: () => void;
  /** To be drawn by whoever offers the scan; null while it is closed. */
  scanLayer: ReactNode;
}

/** The scanning screen over the current one, loaded on its first use. */
export function useScan(): Scan {
  const [Layer, setLayer] = useState<ComponentType<{ onClose: () => void }>>();
  const [isOpen, setIsOpen] = useState(false);

  async function load(): Promise<void> {
    setIsOpen(true);
    try {
      const module = await withTexts(() => import('./ScanLayer.tsx'));
      setLayer(() => module.ScanLayer);
    } catch (error) {
      reportProblem('scan.load', error);
      setIsOpen(false);
      toast(text('common.partFailed'));
    }
  }

  const close = useCallback(() => setIsOpen(false), []);
  return {
    openScan: () => void load(),
    scanLayer: isOpen && Layer ? <Layer onClose={close} /> : null,
  };
}
