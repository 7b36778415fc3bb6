import { host } from '#host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { resolveLink } from '../../features/links/resolve-link.ts';
import { runGatedAction } from '../../session/gated-action.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** The gated actions that any screen may ask for: a screen of ours, or a page outside, checked again. */
export function useGatedActions(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const stopRoutes = runGatedAction('open-route', ({ to }) => void latest.current(to));
    const stopPages = runGatedAction('open-external', ({ url }) => {
      const target = resolveLink(url, 'banner');
      const opening =
        target.kind === 'external'
          ? host.openExternal(target.url)
          : Promise.reject(new Error('not a page outside'));
      opening.catch((error: unknown) => reportProblem('session.openExternal', error));
    });
    return () => {
      stopRoutes();
      stopPages();
    };
  }, []);
}
