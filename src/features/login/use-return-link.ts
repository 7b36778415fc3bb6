import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { canGoBack } from '../navigation/history-stack.ts';
import { currentStack } from '../navigation/history.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { login } from './login.ts';
import { storedLogin } from './pending.ts';

/** The name of the value in WhatsApp's return link. */
const NAME = 'loginState';

/**
 * The link that leads back from WhatsApp. It only makes the app look at its own pending login: it
 * carries no secret and logs nobody in. One that belongs to somebody else's login is reported.
 */
export function useReturnLink(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const returned = query.get(NAME);
    if (returned === null) return;
    if (isOurs(returned)) login.send({ type: 'returned' });
    else reportProblem('login.returnLink', new Error('the state is of no login of this device'));
    // Whoever left for WhatsApp from some page wants to be there again, not where the link leads.
    if (isOurs(returned) && canGoBack(currentStack())) {
      void navigate(-1);
      return;
    }
    query.delete(NAME);
    const rest = query.toString();
    void navigate({ pathname, search: rest && `?${rest}` }, { replace: true });
  }, [navigate, pathname, search]);
}

function isOurs(returned: string): boolean {
  const { step } = login.state.get();
  if (step.name === 'waiting' || step.name === 'entering') return step.pending.state === returned;
  const stored = storedLogin();
  return stored?.method === 'WHATS_APP' && stored.whatsApp.state === returned;
}
