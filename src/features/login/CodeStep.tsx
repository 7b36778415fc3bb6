import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { CODE_LENGTH, codeDigits, COUNTRY_CODE, formatPhone, inOnePiece } from './phone.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { problemText } from './problem-text.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Login.module.css';
import { reportProblem } from '../../telemetry/report.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';

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
      <p className={classes(space['below4'], font['prose'], font['words'])}>
        {text('login.codeSent', { phone: inOnePiece(`+${COUNTRY_CODE} ${formatPhone(phoneNo)}`) })}{' '}
        <button
          type="button"
          className={classes(tint['plainStrong'], css['link'])}
          onClick={() => login.send({ type: 'back' })}
        >
          {text('login.changePhone')}
        </button>
      </p>
      <label className={classes(space['below2'], box['ownLine'], font['strong'])} htmlFor={fieldId}>
        {text('login.codeLabel')}
      </label>
      <div className={classes(box['anchor'], css['code'])} data-wrong={note !== '' || undefined}>
        <input
          className={classes(
            layout['cover'],
            layout['overlay'],
            box['noOutline'],
            css['codeInput'],
          )}
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
        <div className={classes(layout['stack2'], css['boxes'])} aria-hidden="true">
          {boxes.map((at) => (
            <span
              key={at}
              className={classes(
                layout['middle'],
                box['tall56'],
                font['price'],
                letters['size24'],
                surface['field'],
                css['box'],
              )}
              data-next={at === Math.min(code.length, CODE_LENGTH - 1) || undefined}
            >
              {code[at]}
            </span>
          ))}
        </div>
      </div>
      <p
        className={classes(
          space['above2'],
          font['words'],
          note === '' ? tint['soft'] : tint['problem'],
          css['note'],
        )}
        id={noteId}
        role={note ? 'alert' : 'status'}
      >
        {busy ? (
          <span className={classes(layout['row2'], font['medium'])}>
            <Spinner size={16} label="" />
            <span>{text(busy === 'checking' ? 'login.codeChecking' : 'login.codeSending')}</span>
          </span>
        ) : (
          note
        )}
      </p>
      <div className={classes(layout['stack3'], space['above5'])}>
        {isComplete && !busy && (
          <Button variant="primary" wide onClick={() => login.send({ type: 'code-submitted' })}>
            {text('login.tryAgain')}
          </Button>
        )}
        {resendInS > 0 ? (
          <p className={classes(space['above2'], font['note'], font['numbers'], font['centred'])}>
            {text('login.resendIn', { seconds: resendInS })}
          </p>
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

/** WebOTP, where it exists (Chrome on Android): the browser offers the code of an SMS to this page. */
function useSmsCode(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(options as CredentialRequestOptions).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string')
          latest.current(credential.code);
      },
      (error: unknown) => {
        // Refused by the user or aborted: the code is typed instead.
        const isExpected =
          error instanceof DOMException &&
          ['AbortError', 'NotAllowedError', 'InvalidStateError'].includes(error.name);
        if (!isExpected) reportProblem('login.smsCode', error);
      },
    );
    return () => controller.abort();
  }, []);
}
