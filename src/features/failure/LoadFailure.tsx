import { ApiError, isBusyServer, isUnanswered } from '../../api/errors.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import type { StatePictureName } from '../../ui/state-pictures.tsx';
import css from './LoadFailure.module.css';
import { useRetryWait } from './use-retry-wait.ts';

interface LoadFailureProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  /** Codes for "not found": a retry is pointless. */
  absentCodes?: readonly string[];
  /** Where the button of a missing page leads. */
  wayOn?: { label: string; onSelect: () => void } | undefined;
  /** Spec merchant 9: the button waits and counts down from 10 s. */
  waits?: boolean;
}

const NO_CODES: readonly string[] = [];

/**
 * A page or a list that could not be loaded: the message by the kind of the failure, the server's
 * where it has one, and a retry or a way out.
 */
export function LoadFailure({
  error,
  isBusy,
  onRetry,
  absentCodes = NO_CODES,
  wayOn,
  waits = false,
}: LoadFailureProps) {
  const text = useText();
  const leftS = useRetryWait(error, waits);
  const { picture, title, description, isFinal } = faceOf(error, absentCodes);
  return (
    <div className={css['failure']} role="alert">
      <StateBlock
        picture={picture}
        title={typeof title === 'string' ? title : text(title.key)}
        description={description && text(description)}
        action={(isFinal && wayOn) || 'below'}
      />
      {!isFinal && (
        <Button variant="primary" onClick={onRetry} isBusy={isBusy} disabled={leftS > 0}>
          {leftS > 0 ? text('failure.retryIn', { seconds: leftS }) : text('common.retry')}
        </Button>
      )}
    </div>
  );
}

/** Of a page whose retry has the user wait. */
export function PatientFailure(props: Pick<LoadFailureProps, 'error' | 'isBusy' | 'onRetry'>) {
  return <LoadFailure {...props} waits />;
}

type FailureKey =
  | 'failure.busy'
  | 'failure.busyNote'
  | 'failure.offline'
  | 'failure.offlineNote'
  | 'failure.broken'
  | 'failure.brokenNote';

interface Face {
  picture: StatePictureName;
  /** The server's message, or our text. */
  title: string | { key: FailureKey };
  description?: FailureKey;
  isFinal?: boolean;
}

function faceOf(error: unknown, absentCodes: readonly string[]): Face {
  if (error instanceof ApiError) {
    if (absentCodes.includes(error.code))
      return {
        picture: 'notFound',
        title: error.message || { key: 'failure.broken' },
        isFinal: true,
      };
    if (isBusyServer(error))
      return { picture: 'busy', title: { key: 'failure.busy' }, description: 'failure.busyNote' };
    if (isUnanswered(error))
      return {
        picture: 'offline',
        title: { key: 'failure.offline' },
        description: 'failure.offlineNote',
      };
    if (error.kind === 'business' && error.message)
      return { picture: 'error', title: error.message };
  }
  return {
    picture: 'error',
    title: { key: 'failure.broken' },
    description: 'failure.brokenNote',
  };
}
