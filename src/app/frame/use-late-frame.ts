import { host } from '#host';
import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstScreen, noteFirstScreen } from '../../ui/first-screen.ts';
import { keepAsking } from './keep-asking.ts';
import type { LateFrameProps } from './LateFrame.tsx';
import { loadPart } from '../../lib/load-part.ts';

/**
 * The late frame: behind home it comes when home shows stores, elsewhere and in the shell, where its
 * code is at hand, at once. It is asked for until it is there.
 */
export function useLateFrame(isHome: boolean): {
  LateFrame: ComponentType<LateFrameProps> | undefined;
} {
  const [LateFrame, setLateFrame] = useState<ComponentType<LateFrameProps>>();
  const [isFirst] = useState(isHome && host.kind !== 'APP');

  useEffect(() => {
    // Only home has something that is worth waiting for.
    if (!isFirst) noteFirstScreen();
    let stopAsking: (() => void) | undefined;
    const bring = async (): Promise<void> => {
      const { LateFrame: part } = await loadPart(() => import('./LateFrame.tsx'));
      setLateFrame(() => part);
    };
    const stopWaiting = afterFirstScreen(() => {
      stopAsking = keepAsking(bring, 'frame.late');
    });
    return () => {
      stopWaiting();
      stopAsking?.();
    };
  }, [isFirst]);

  return { LateFrame };
}
