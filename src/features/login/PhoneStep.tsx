import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { Button } from '../../ui/Button.tsx';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { Notice } from './Notice.tsx';
import {
  caretAfter,
  COUNTRY_CODE,
  formatPhone,
  phoneDigits,
  phoneFault,
  type PhoneFault,
} from './phone.ts';
import { problemText } from './problem-text.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import surface from '../../ui/style/surface.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Login.module.css';

const faults: Readonly<Record<PhoneFault, TextKey>> = {
  empty: 'login.phoneEmpty',
  prefix: 'login.phonePrefix',
  short: 'login.phoneShort',
  long: 'login.phoneLong',
};

interface PhoneStepProps {
  step: Extract<LoginStep, { name: 'phone' }>;
  phoneNo: string;
}

export function PhoneStep({ step, phoneNo }: PhoneStepProps) {
  const text = useText();
  const fieldId = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const { problem } = step;
  const isAside = problem?.kind === 'whatsapp-missing' || problem?.kind === 'whatsapp-failed';

  useEffect(() => field.current?.focus(), []);

  // Grouping shifts the text after the caret; the caret stays after the typed digit.
  useLayoutEffect(() => {
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [caret, phoneNo]);

  function typed({ value, selectionStart }: HTMLInputElement): void {
    const digits = phoneDigits(value);
    const before = phoneDigits(value.slice(0, selectionStart ?? value.length)).length;
    setCaret(caretAfter(formatPhone(digits), before));
    login.send({ type: 'phone-typed', phoneNo: digits });
  }

  const fault = problem?.kind === 'phone-invalid' && !problem.message && phoneFault(phoneNo);
  const note = problem && !isAside ? (fault ? text(faults[fault]) : problemText(problem)) : '';

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
        login.send({ type: 'phone-submitted', nowMs: clock.nowMs() });
      }}
    >
      {problem && isAside && <Notice kind="info">{problemText(problem)}</Notice>}
      <label className={classes(space['below2'], box['ownLine'], font['strong'])} htmlFor={fieldId}>
        {text('login.phoneLabel')}
      </label>
      <div
        className={classes(layout['flow'], surface['field'], surface['ring'], css['field'])}
        data-wrong={note !== '' || undefined}
      >
        <span
          className={classes(layout['row'], space['pad0by3'], font['strong'], css['prefix'])}
          aria-hidden="true"
        >
          +{COUNTRY_CODE}
        </span>
        <input
          className={classes(box['noOutline'], font['medium'], font['numbers'], css['input'])}
          id={fieldId}
          ref={field}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          enterKeyHint="send"
          placeholder="812-3456-7890"
          value={formatPhone(phoneNo)}
          readOnly={step.isBusy}
          aria-invalid={note !== ''}
          aria-describedby={noteId}
          onChange={(event) => typed(event.currentTarget)}
        />
      </div>
      <p
        className={classes(
          space['above2'],
          font['words'],
          note === '' ? tint['soft'] : tint['problem'],
          css['note'],
        )}
        id={noteId}
        role={note ? 'alert' : undefined}
      >
        {note || text('login.phoneHint')}
      </p>
      <div className={classes(layout['stack3'], space['above5'])}>
        <Button
          variant="primary"
          wide
          isBusy={step.isBusy}
          onClick={() => login.send({ type: 'phone-submitted', nowMs: clock.nowMs() })}
        >
          {text('login.sendCode')}
        </Button>
      </div>
    </form>
  );
}
