import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { refreshIcon } from '../icons.ts';
import { Spinner } from '../Spinner.tsx';
import { classes } from '../classes.ts';
import box from '../style/box.module.css';
import tint from '../style/tint.module.css';
import font from '../style/font.module.css';
import layout from '../style/layout.module.css';
import css from './PullToRefresh.module.css';

/** How far the mark has come down when letting go refreshes, in CSS pixels. "Shown" is that way, too. */
export const thresholdPx = 64;
const maxShownPx = 110;

/** Follows the finger at first, then resists. */
export function shownFor(pulledPx: number): number {
  if (pulledPx <= 0) return 0;
  return maxShownPx * (1 - Math.exp(-pulledPx / (maxShownPx * 1.6)));
}

export function refreshesAt(pulledPx: number): boolean {
  return shownFor(pulledPx) >= thresholdPx;
}

/** A pull begins only straight down from the very top; a sideways swipe belongs to a carousel. */
export function startsPull(scrollTopPx: number, dxPx: number, dyPx: number): boolean {
  return scrollTopPx <= 0 && dyPx > 6 && dyPx > Math.abs(dxPx) * 1.5;
}

interface PullToRefreshProps {
  scrollerRef: RefObject<HTMLElement | null>;
  /** A rejection only ends the spinner: the caller reports the failure. */
  onRefresh: () => Promise<void>;
  isDisabled?: boolean | undefined;
  pullLabel: string;
  releaseLabel: string;
  busyLabel: string;
}

type Stage = 'idle' | 'pull' | 'release' | 'busy';

/**
 * A mark that comes down over the top of the scroller while the finger pulls. It is the first child of
 * the scroller. There must also be a way to refresh without dragging (WCAG 2.5.7).
 */
export function PullToRefresh({
  scrollerRef,
  onRefresh,
  isDisabled = false,
  pullLabel,
  releaseLabel,
  busyLabel,
}: PullToRefreshProps) {
  const [stage, setStage] = useState<Stage>('idle');
  const mark = useRef<HTMLDivElement>(null);
  const refresh = useEffectEvent(onRefresh);
  const isBusy = stage === 'busy';

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || isDisabled || isBusy) return undefined;
    let start: { x: number; y: number } | undefined;
    let pulledPx = 0;

    // The transform is written directly; React renders only when the stage changes.
    function show(px: number): void {
      if (!mark.current) return;
      mark.current.style.transition = px === 0 ? '' : 'none';
      mark.current.style.transform = px === 0 ? '' : `translateY(${px}px) rotate(${px * 3}deg)`;
    }

    function onMove(event: TouchEvent): void {
      const touch = event.touches[0];
      if (!start || !touch || !scroller) return;
      const dy = touch.clientY - start.y;
      if (pulledPx === 0 && !startsPull(scroller.scrollTop, touch.clientX - start.x, dy)) {
        if (Math.abs(touch.clientX - start.x) > 10 || dy < -4) stop();
        return;
      }
      if (event.cancelable) event.preventDefault();
      pulledPx = Math.max(0.01, dy);
      show(shownFor(pulledPx));
      setStage(refreshesAt(pulledPx) ? 'release' : 'pull');
    }

    function stop(): void {
      start = undefined;
      scroller?.removeEventListener('touchmove', onMove);
    }

    function onEnd(event: TouchEvent): void {
      if (!start) return;
      const refreshes = event.type === 'touchend' && refreshesAt(pulledPx);
      stop();
      show(0);
      setStage(refreshes ? 'busy' : 'idle');
      if (refreshes) {
        void refresh()
          .catch(() => undefined)
          .finally(() => setStage('idle'));
      }
    }

    function onStart(event: TouchEvent): void {
      const touch = event.touches[0];
      if (!touch || event.touches.length !== 1 || !scroller || scroller.scrollTop > 0) return;
      start = { x: touch.clientX, y: touch.clientY };
      pulledPx = 0;
      // Only at the top may scrolling be prevented.
      scroller.addEventListener('touchmove', onMove, { passive: false });
    }

    scroller.addEventListener('touchstart', onStart, { passive: true });
    scroller.addEventListener('touchend', onEnd);
    scroller.addEventListener('touchcancel', onEnd);
    return () => {
      stop();
      show(0);
      scroller.removeEventListener('touchstart', onStart);
      scroller.removeEventListener('touchend', onEnd);
      scroller.removeEventListener('touchcancel', onEnd);
    };
  }, [scrollerRef, isDisabled, isBusy]);

  const label = { idle: '', pull: pullLabel, release: releaseLabel, busy: busyLabel }[stage];
  return (
    <div className={css['place']} style={{ '--pull-threshold': `${thresholdPx}px` }}>
      <div
        className={classes(layout['middle'], tint['soft'], box['oval'], box['raised'], css['mark'])}
        ref={mark}
        data-stage={stage}
      >
        {isBusy ? <Spinner size={24} label="" /> : <Icon shape={refreshIcon} size={24} />}
      </div>
      <output className={layout['hidden']}>
        {stage === 'busy' || stage === 'release' ? label : ''}
      </output>
      {stage !== 'idle' && (
        <span className={classes(font['label'], css['words'])} aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
}
