import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { canGoBack } from '../navigation/history-stack.ts';
import { currentStack } from '../navigation/history.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { continueLogin } from './continue-login.ts';

/** The name of the value in WhatsApp's return link. */
const NAME = 'loginState';
/** The router's key of an entry that the browser has loaded: what lies before it is no page of ours. */
const LOADED = 'default';

/** The page that WhatsApp's return link opened. One of a login of another device is reported. */
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
    // Back to the page that the user left for WhatsApp, which is not where the link leads.
    if (isOurs && key !== LOADED && canGoBack(currentStack())) {
      void navigate(-1);
      return;
    }
    query.delete(NAME);
    const rest = query.toString();
    void navigate({ pathname, search: rest && `?${rest}` }, { replace: true });
  }, [navigate, key, pathname, search]);
}
