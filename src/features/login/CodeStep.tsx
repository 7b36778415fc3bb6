import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { CODE_LENGTH, codeDigits } from './code.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { COUNTRY_CODE, formatPhone, inOnePiece } from './phone.ts';
import { problemText } from './problem-text.ts';
import { useSmsCode } from './use-sms-code.ts';
import css from './Login.module.css';

interface CodeStepProps {
  step: Extract<LoginStep, { name: 'code' }>;
  phoneNo: string;
}

const boxes = Array.from({ length: CODE_LENGTH }, (_, at) => at);

/** One field that looks like six: pasting, filling in and correcting work as in any field. */
export function CodeStep({ step, phoneNo }: CodeStepProps) {
  const text = useText();
  const fieldId = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { code, busy, problem, sent } = step;
  const resendInS = useCountdown(sent.resendAtMs);
  const isComplete = code.length === CODE_LENGTH;
  const note = problem ? problemText(problem) : '';

  useEffect(() => field.current?.focus(), []);
  useSmsCode((received) => login.send({ type: 'code-typed', code: codeDigits(received) }));

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.send({ type: 'code-submitted' });
      }}
    >
      <p className={css['lead']} data-align="start">
        {text('login.codeSent', { phone: inOnePiece(`+${COUNTRY_CODE} ${formatPhone(phoneNo)}`) })}{' '}
        <button type="button" className={css['link']} onClick={() => login.send({ type: 'back' })}>
          {text('login.changePhone')}
        </button>
      </p>
      <label className={css['label']} htmlFor={fieldId}>
        {text('login.codeLabel')}
      </label>
      <div className={css['code']} data-wrong={note !== '' || undefined}>
        <input
          className={css['codeInput']}
          id={fieldId}
          ref={field}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={code}
          readOnly={busy !== undefined}
          aria-invalid={note !== ''}
          aria-describedby={noteId}
          onChange={({ currentTarget }) =>
            login.send({ type: 'code-typed', code: codeDigits(currentTarget.value) })
          }
        />
        <div className={css['boxes']} aria-hidden="true">
          {boxes.map((at) => (
            <span
              key={at}
              className={css['box']}
              data-next={at === Math.min(code.length, CODE_LENGTH - 1) || undefined}
            >
              {code[at]}
            </span>
          ))}
        </div>
      </div>
      <p className={css['note']} id={noteId} role={note ? 'alert' : 'status'}>
        {busy ? (
          <span className={css['status']}>
            <Spinner size={16} label="" />
            <span>{text(busy === 'checking' ? 'login.codeChecking' : 'login.codeSending')}</span>
          </span>
        ) : (
          note
        )}
      </p>
      <div className={css['actions']}>
        {isComplete && !busy && (
          <Button variant="primary" wide onClick={() => login.send({ type: 'code-submitted' })}>
            {text('login.tryAgain')}
          </Button>
        )}
        {resendInS > 0 ? (
          <p className={css['time']}>{text('login.resendIn', { seconds: resendInS })}</p>
        ) : (
          <Button
            variant="secondary"
            wide
            disabled={busy !== undefined}
            onClick={() => login.send({ type: 'code-wanted' })}
          >
            {text('login.resend')}
          </Button>
        )}
      </div>
    </form>
  );
}
