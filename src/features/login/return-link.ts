import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { canGoBack, currentStack } from '../navigation/history.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';

/** The query parameter of WhatsApp's return link. */
const NAME = 'loginState';
/** The router's key of an entry that a page load made: the entry before it is not the app's. */
const LOADED = 'default';

/**
 * Handles WhatsApp's return link on the page that it opened. One of another device's login is
 * reported.
 */
export function useReturnLink(): void {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const returned = query.get(NAME);
    if (returned === null) return;
    const isOurs = continueLogin(returned);
    if (!isOurs)
      reportProblem('login.returnLink', new Error('the state is of no login of this device'));
    // Back to the page from which the user left for WhatsApp; the link's own page is another one.
    if (isOurs && key !== LOADED && canGoBack(currentStack())) {
      void navigate(-1);
      return;
    }
    query.delete(NAME);
    const rest = query.toString();
    void navigate({ pathname, search: rest && `?${rest}` }, { replace: true });
  }, [navigate, key, pathname, search]);
}

/**
 * WhatsApp's return link: continues its login. False when it belongs to no login that is open here.
 * The link carries no secret and is no login: it only triggers a check for the message.
 */
export function continueLogin(returnedState: string): boolean {
  if (whatsAppOf(login.state.get().step)?.state !== returnedState) return false;
  login.send({ type: 'returned' });
  return true;
}

function whatsAppOf(step: LoginStep) {
  if (step.name === 'waiting' || step.name === 'entering') return step.pending;
  return step.name === 'slider' && step.goal.kind === 'whatsapp' ? step.goal.pending : undefined;
}
