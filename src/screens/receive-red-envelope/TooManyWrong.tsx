import { useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { retryAfterMs } from '../../api/retry-after.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { Button } from '../../ui/Button.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import css from './ReceiveRedEnvelopeScreen.module.css';

/** Without the server's word: spec merchant 9. */
const DEFAULT_WAIT_MS = 10_000;

interface TooManyWrongProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => void;
}

/** Five wrong codes or links in a minute (growth 5): the wait, counted down, then another try by a tap. */
export function TooManyWrong({ error, isBusy, onRetry }: TooManyWrongProps) {
  const text = useText();
  const [held, setHeld] = useState(() => ({ error, untilMs: endOf(error) }));
  if (error !== held.error) setHeld({ error, untilMs: endOf(error) });
  const leftS = useCountdown(held.untilMs);
  return (
    <div className={css['busy']} role="alert">
      <StateBlock
        picture="busy"
        title={text('gift.busyTitle')}
        description={text('gift.busyNote')}
        action="below"
      />
      <Button variant="primary" isBusy={isBusy} disabled={leftS > 0} onClick={onRetry}>
        {leftS > 0 ? text('failure.retryIn', { seconds: leftS }) : text('common.retry')}
      </Button>
    </div>
  );
}

function endOf({ cause }: ApiError): number {
  return clock.nowMs() + (retryAfterMs(cause) ?? DEFAULT_WAIT_MS);
}
