import { host } from '#host';
import { useEffect, useState, type ComponentType } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import type { LateFrameProps } from './LateFrame.tsx';

/** Home may never get ready; the rest does not wait for it longer than this. */
const PATIENCE_MS = 2500;
/** After a failure, e.g. in a tunnel. */
const AGAIN_MS = 4000;

/**
 * The late frame: behind home it comes when home has something to show, elsewhere and in the shell,
 * where its code is at hand, at once. It is asked for until it is there.
 */
export function useLateFrame(isHome: boolean): {
  LateFrame: ComponentType<LateFrameProps> | undefined;
} {
  const [LateFrame, setLateFrame] = useState<ComponentType<LateFrameProps>>();
  const [waits] = useState(isHome && host.kind !== 'APP');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsked = false;
    const load = (): void => {
      clearTimeout(timer);
      if (isAsked) return;
      isAsked = true;
      import('./LateFrame.tsx').then(
        (module) => setLateFrame(() => module.LateFrame),
        (error: unknown) => {
          reportProblem('frame.late', error);
          isAsked = false;
          timer = setTimeout(load, AGAIN_MS);
        },
      );
    };
    if (waits) {
      window.addEventListener('jajan:home-ready', load, { once: true });
      timer = setTimeout(load, PATIENCE_MS);
    } else load();
    return () => {
      clearTimeout(timer);
      isAsked = true;
      window.removeEventListener('jajan:home-ready', load);
    };
  }, [waits]);

  return { LateFrame };
}
