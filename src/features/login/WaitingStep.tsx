import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chatIcon, clockIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { Notice } from './Notice.tsx';
import { problemText } from './problem-text.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
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
      <span className={classes(layout['middle'], box['disc'], surface['leaf'], css['emblem'])}>
        <Icon shape={chatIcon} size={44} />
      </span>
      <p className={classes(font['prose'], font['words'], css['lead'])}>
        {text(isBlocked ? 'login.waitingBlocked' : 'login.waitingHow')}
      </p>
      {isStopped && problem && <Notice kind="problem">{problemText(problem)}</Notice>}
      {!isStopped && (
        <p
          className={classes(layout['row2'], space['above4'], box['centre'], font['medium'])}
          role="status"
        >
          <Spinner size={18} label="" />
          <span>{text(problem ? 'login.waitingOffline' : 'login.waiting')}</span>
        </p>
      )}
      <TimeLeft untilMs={step.pending.expiresAtMs} />
      <div className={classes(layout['stack3'], space['above5'])}>
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
  return (
    <p className={classes(space['above2'], font['note'], font['numbers'], font['centred'])}>
      {text('login.timeLeft', { time })}
    </p>
  );
}

/** The key has expired: start again, or use the other method. */
export function ExpiredStep() {
  const text = useText();
  return (
    <>
      <span className={classes(layout['middle'], box['disc'], box['onYellow'], css['emblem'])}>
        <Icon shape={clockIcon} size={40} />
      </span>
      <p className={classes(font['prose'], font['words'], css['lead'])} role="status">
        {text('login.expiredHow')}
      </p>
      <div className={classes(layout['stack3'], space['above5'])}>
        <Button variant="primary" wide onClick={() => login.send({ type: 'whatsapp-chosen' })}>
          {text('login.startAgain')}
        </Button>
        <Button variant="secondary" wide onClick={() => login.send({ type: 'phone-chosen' })}>
          {text('login.phone')}
        </Button>
      </div>
    </>
  );
}
