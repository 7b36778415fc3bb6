import { host } from '#host';
import { useEffect, useState, type ComponentType } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen, noteFirstScreen } from '../../ui/first-screen.ts';
import type { LateFrameProps } from './LateFrame.tsx';
import { loadPart } from '../../lib/load-part.ts';

/** After a failure, e.g. in a tunnel. */
const AGAIN_MS = 4000;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const load = (): void => {
      loadPart(() => import('./LateFrame.tsx')).then(
        (module) => setLateFrame(() => module.LateFrame),
        (error: unknown) => {
          reportProblem('frame.late', error);
          if (!isGone) timer = setTimeout(load, AGAIN_MS);
        },
      );
    };
    const stop = afterFirstScreen(load);
    return () => {
      isGone = true;
      stop();
      clearTimeout(timer);
    };
  }, [isFirst]);

  return { LateFrame };
}
