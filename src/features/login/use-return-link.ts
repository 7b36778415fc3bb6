import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { canGoBack } from '../navigation/history-stack.ts';
import { currentStack } from '../navigation/history.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { continueLogin } from './continue-login.ts';

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
