import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chatIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { Notice } from './Notice.tsx';
import { problemText } from './problem-text.ts';
import css from './Login.module.css';

interface WaitingStepProps {
  step: Extract<LoginStep, { name: 'waiting' }>;
}

/**
 * WhatsApp is open, or one tap away; the login continues by itself when the message has arrived.
 */
export function WaitingStep({ step }: WaitingStepProps) {
  const text = useText();
  const { isBlocked, isStopped, problem } = step;
  return (
    <>
      <span className={css['emblem']}>
        <Icon shape={chatIcon} size={44} />
      </span>
      <p className={css['lead']}>{text(isBlocked ? 'login.waitingBlocked' : 'login.waitingHow')}</p>
      {isStopped && problem && <Notice kind="problem">{problemText(problem)}</Notice>}
      {!isStopped && (
        <p className={css['status']} role="status">
          <Spinner size={18} label="" />
          <span>{text(problem ? 'login.waitingOffline' : 'login.waiting')}</span>
        </p>
      )}
      <TimeLeft untilMs={step.pending.expiresAtMs} />
      <div className={css['actions']}>
        {isStopped && (
          <Button variant="primary" wide onClick={() => login.send({ type: 'returned' })}>
            {text('login.tryAgain')}
          </Button>
        )}
        <Button
          variant={isBlocked && !isStopped ? 'primary' : 'secondary'}
          wide
          onClick={() => login.send({ type: 'open-again' })}
        >
          {text(isBlocked ? 'login.openWhatsApp' : 'login.openWhatsAppAgain')}
        </Button>
        <Button variant="quiet" wide onClick={() => login.send({ type: 'phone-chosen' })}>
          {text('login.phone')}
        </Button>
      </div>
    </>
  );
}

/** Not announced: a screen reader would speak every second. */
function TimeLeft({ untilMs }: { untilMs: number }) {
  const text = useText();
  const seconds = useCountdown(untilMs);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p className={css['time']}>{text('login.timeLeft', { time })}</p>;
}
