/**
 * The login over the page that asked for it. Mounted once by the frame, while a login is asked for or
 * one of an earlier page is pending.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { pathnames } from '../../paths.ts';
import { loginRequest, type LoginRequest } from '../../session/login-store.ts';
import { LoadingOverlay } from '../../ui/layer/LoadingOverlay.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import box from '../../ui/style/box.module.css';
import { followLogin, login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { useReturnLink } from './return-link.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ExpiredStep, WaitingStep } from './WaitingStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { SliderStep } from './SliderStep.tsx';
import css from './Login.module.css';

/** Linked from the login, shown over it; back leads to it. */
const BESIDE: ReadonlySet<string> = new Set([pathnames.loginProtocol, pathnames.privacyPolicy]);

export function Login() {
  const text = useText();
  const request = useAtom(loginRequest);
  const { step, phoneNo } = useAtom(login.state);
  const { pathname } = useLocation();

  // First: the return link may be of a login that this resumes.
  useEffect(followLogin, []);
  useReturnLink();

  // Kept while the sheet animates out, so that it does not go blank.
  const shown = useRef<LoginStep>(step);
  const isOpen = request !== undefined && step.name !== 'closed' && !BESIDE.has(pathname);
  if (isOpen) shown.current = step;
  const view = isOpen ? step : shown.current;
  const overlay = overlayOf(step);

  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={() => login.send({ type: 'closed' })}
        title={text(stepTitle(view, request))}
        closeLabel={text('common.close')}
        back={
          hasBack(view)
            ? { label: text('common.back'), onSelect: () => login.send({ type: 'back' }) }
            : undefined
        }
      >
        <LoginStepView step={view} phoneNo={phoneNo} request={request} />
      </Sheet>
      {overlay && (
        <LoadingOverlay
          label={text(overlay)}
          onBack={() => {
            login.send({ type: 'back' });
            // Storing the session cannot be cancelled: the overlay stays.
            return step.name !== 'finishing';
          }}
        />
      )}
    </>
  );
}

/** Spec home 2: a global loading overlay during the WhatsApp login. */
function overlayOf(step: LoginStep): 'login.opening' | 'login.entering' | undefined {
  if (step.name === 'choose' && step.isBusy) return 'login.opening';
  return step.name === 'entering' || step.name === 'finishing' ? 'login.entering' : undefined;
}

function hasBack({ name }: LoginStep): boolean {
  return name === 'phone' || name === 'code' || name === 'slider' || name === 'waiting';
}

/** What the login is for, by scene (spec home 4 and 6); other scenes share one title. */
const scenes: Readonly<Record<string, TextKey>> = {
  'claim red packet': 'login.titleRedPacket',
  'check-in center': 'login.titleCheckIn',
  'coupon-available filter': 'login.titleCoupon',
};

export function stepTitle(step: LoginStep, request: LoginRequest | undefined): TextKey {
  switch (step.name) {
    case 'waiting':
    case 'entering':
      return 'login.titleWaiting';
    case 'expired':
      return 'login.titleExpired';
    case 'phone':
      return 'login.titlePhone';
    case 'slider':
      return 'login.titleSlider';
    case 'code':
      return 'login.titleCode';
    case 'choose':
    case 'closed':
    case 'finishing':
      if (request?.reason === 'frozen') return 'login.titleFrozen';
      if (request?.reason) return 'login.titleAgain';
      return (request && scenes[request.scene]) ?? 'login.title';
  }
}

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
    <div className={box['noOutline']} ref={view} tabIndex={-1}>
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
