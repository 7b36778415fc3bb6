import { askedWaitMs } from '../../api/retry-after.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import { type FailureRows, failureOf, USUAL_ROWS } from './failure-rows.ts';
import css from './LoadFailure.module.css';
import { useState } from 'react';
import { clock } from '../../lib/now.ts';
import { useCountdown } from '../../ui/use-countdown.ts';

/** Spec merchant 9: "Retry countdown default 10 s". */
export const retryWaitMs = 10_000;

/**
 * Whole seconds until a retry is allowed, and what is to be called at each retry by hand. A wait never grows: a
 * failure restarts one that is over, and only if the retry was tapped or the server asks to wait.
 * 0 where there is none.
 */
function useRetryWait(
  error: unknown,
  waitMs: number | undefined,
  isAsked: boolean,
): [leftS: number, onTap: () => void] {
  const next = { error, untilMs: clock.nowMs() + (waitMs ?? 0), isTapped: false };
  const [held, setHeld] = useState(next);
  if (error && error !== held.error) {
    const isOver = clock.nowMs() >= held.untilMs;
    const isKept = !isOver || !(held.isTapped || isAsked);
    setHeld(isKept ? { ...held, error, isTapped: false } : next);
  }
  const leftS = useCountdown(waitMs === undefined ? undefined : held.untilMs);
  return [leftS, () => setHeld({ ...held, isTapped: true })];
}

interface LoadFailureProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  rows?: FailureRows | undefined;
  /** Where the button leads where a retry is pointless; absent: there is none. */
  wayOn?: { label: string; onSelect: () => void } | undefined;
  /** Spec merchant 9: the button waits and counts down from 10 s. */
  waits?: boolean;
}

/** A page or a list that could not be loaded: its row, and a retry or the way on. */
export function LoadFailure({
  error,
  isBusy,
  onRetry,
  rows = USUAL_ROWS,
  wayOn,
  waits = false,
}: LoadFailureProps) {
  const text = useText();
  const failure = failureOf(error, rows);
  const { picture, title, message, note, action } = failure;
  const isAsked = failure.waits === true;
  const askedMs = isAsked ? (askedWaitMs(error) ?? retryWaitMs) : undefined;
  const waitMs = askedMs ?? (waits ? retryWaitMs : undefined);
  const [leftS, onTap] = useRetryWait(error, waitMs, isAsked);
  const retry = (): void => {
    onTap();
    onRetry();
  };
  const isFinal = action === 'wayOn';
  return (
    <div className={classes(layout['axis'], css['failure'])} role="alert">
      <StateBlock
        picture={picture}
        title={message ?? text(title)}
        description={note && text(note)}
        action={(isFinal && wayOn) || 'below'}
      />
      {!isFinal && (
        <Button variant="primary" onClick={retry} isBusy={isBusy} disabled={leftS > 0}>
          {leftS > 0 ? text('failure.retryIn', { seconds: leftS }) : text('common.retry')}
        </Button>
      )}
    </div>
  );
}

/** The failure of a page whose retry has a waiting time. */
export function PatientFailure(props: Pick<LoadFailureProps, 'error' | 'isBusy' | 'onRetry'>) {
  return <LoadFailure {...props} waits />;
}
