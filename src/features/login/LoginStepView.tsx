import { useEffect, useRef } from 'react';
import type { LoginRequest } from '../../session/login-store.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ExpiredStep } from './ExpiredStep.tsx';
import type { LoginStep } from './login-state.ts';
import { PhoneStep } from './PhoneStep.tsx';
import { SliderStep } from './SliderStep.tsx';
import { WaitingStep } from './WaitingStep.tsx';
import css from './Login.module.css';

interface LoginStepViewProps {
  step: LoginStep;
  phoneNo: string;
  request: LoginRequest | undefined;
}

/** The step inside the sheet. Moves the focus to it, so that a screen reader announces it. */
export function LoginStepView({ step, phoneNo, request }: LoginStepViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = view.current;
    // The sheet takes the focus when it opens; a step may have moved it to its field.
    if (!isFirst.current && !element?.contains(document.activeElement)) element?.focus();
    isFirst.current = false;
  }, [step.name]);
  return (
    <div className={css['step']} ref={view} tabIndex={-1}>
      <StepContent step={step} phoneNo={phoneNo} request={request} />
    </div>
  );
}

function StepContent({ step, phoneNo, request }: LoginStepViewProps) {
  switch (step.name) {
    case 'choose':
      return <ChooseStep problem={step.problem} request={request} />;
    case 'waiting':
      return <WaitingStep step={step} />;
    case 'expired':
      return <ExpiredStep />;
    case 'phone':
      return <PhoneStep step={step} phoneNo={phoneNo} />;
    case 'slider':
      return <SliderStep step={step} />;
    case 'code':
      return <CodeStep step={step} phoneNo={phoneNo} />;
    case 'closed':
    case 'entering':
    case 'finishing':
      // Covered by the overlay.
      return <div className={css['behind']} />;
  }
}
