import { useEffect } from 'react';
import { LateHeart } from '../../features/store-list/LateHeart.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { LatePull } from '../../screens/home/LatePull.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** After a failure, e.g. in a tunnel. */
const AGAIN_MS = 4000;

async function bringHearts(): Promise<void> {
  const part = await withTexts(() => import('../../features/favourite/CardHeart.tsx'));
  LateHeart.fill(part.CardHeart);
}

async function bringPull(): Promise<void> {
  const part = await loadPart(() => import('../../ui/PullToRefresh.tsx'));
  LatePull.fill(part.PullToRefresh);
}

/** Brings what the first screen has places for. Each part is asked for until it is there. */
export function useLateParts(): void {
  useEffect(() => {
    const stops = [bringHearts, bringPull].map(keepAsking);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

function keepAsking(bring: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const ask = (): void => {
    bring().catch((error: unknown) => {
      reportProblem('frame.late-part', error);
      if (!isGone) timer = setTimeout(ask, AGAIN_MS);
    });
  };
  ask();
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}
