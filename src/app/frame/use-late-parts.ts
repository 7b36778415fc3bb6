import { useEffect } from 'react';
import { LateHeart } from '../../features/store-list/LateHeart.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { LatePull } from '../../screens/home/LatePull.ts';
import { keepAsking } from './keep-asking.ts';

async function bringHearts(): Promise<void> {
  const part = await withTexts(() => import('../../features/favourite/CardHeart.tsx'));
  LateHeart.fill(part.CardHeart);
}

async function bringPull(): Promise<void> {
  const part = await loadPart(() => import('../../ui/list/PullToRefresh.tsx'));
  LatePull.fill(part.PullToRefresh);
}

/** Brings what the first screen has places for. Each part is asked for until it is there. */
export function useLateParts(): void {
  useEffect(() => {
    const stops = [bringHearts, bringPull].map((bring) => keepAsking(bring, 'frame.late-part'));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
