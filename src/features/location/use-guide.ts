import { useCallback, useState, type ComponentType } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import type { GuideName } from './flow.ts';

interface GuideProps {
  isOpen: boolean;
  onClose: () => void;
  guide: GuideName;
}

/** The settings guide, loaded on its first use. `onFailed` hears when its code cannot be loaded. */
export function useGuide(onFailed: () => void): {
  Guide: ComponentType<GuideProps> | undefined;
  isOpen: boolean;
  open: () => void;
  close: () => void;
} {
  const [Guide, setGuide] = useState<ComponentType<GuideProps>>();
  const [isOpen, setIsOpen] = useState(false);
  async function load(): Promise<void> {
    setIsOpen(true);
    try {
      const module = await withTexts(() => import('./LocationGuide.tsx'));
      setGuide(() => module.LocationGuide);
    } catch (error) {
      reportProblem('location.guide', error);
      setIsOpen(false);
      onFailed();
    }
  }
  const close = useCallback(() => setIsOpen(false), []);
  return { Guide, isOpen, open: () => void load(), close };
}
