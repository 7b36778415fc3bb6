import { host } from '#host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { resolveLink } from '../../features/links/resolve-link.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** Links that open the app, cold or warm: each opens a screen of ours, or is rejected and reported. */
export function useLinks(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(
    () =>
      host.onLink((url) => {
        const target = resolveLink(url, 'deep-link');
        if (target.kind === 'route') void latest.current(target.to);
        else if (target.kind === 'rejected')
          reportProblem('links.deepLink', new Error(`link rejected: ${target.reason}`));
      }),
    [],
  );
}
