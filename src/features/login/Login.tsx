/**
 * The login over whatever page asked for it. Mounted once by the frame, while a login is asked for or
 * one of an earlier page is pending.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { pathnames } from '../../paths.ts';
import { loginRequest } from '../../session/login-store.ts';
import { LoadingOverlay } from '../../ui/layer/LoadingOverlay.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { followLogin } from './follow-login.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { LoginStepView } from './LoginStepView.tsx';
import { stepTitle } from './step-title.ts';
import { useReturnLink } from './use-return-link.ts';

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
