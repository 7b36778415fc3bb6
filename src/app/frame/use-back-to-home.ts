import { host } from '#host';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { resolveLink } from '../../features/links/resolve-link.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterOverlays, closeAll } from '../../ui/layer/back-stack.ts';
import { tabOf, type TabName } from './tabs.ts';

/** Spec home 9: back-to-home replace. */
export const replaceAfterMs = 500;

/**
 * Spec home 2: "A back-to-home event from the native shell switches the tab to the given path and
 * navigates with replace after 500 ms." Gives the tab that is shown meanwhile. What is no tab of
 * ours is home.
 */
export function useBackToHome(): TabName | undefined {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const [wanted, setWanted] = useState<TabName>();
  const here = tabOf(pathname);
  if (wanted !== undefined && wanted === here) setWanted(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = host.onBackToHome((raw) => {
      const target = resolveLink(raw, 'shell');
      const tab = target.kind === 'route' ? tabOf(target.to.pathname) : undefined;
      if (tab === undefined) reportProblem('links.backToHome', new Error('not a tab'));
      const to = target.kind === 'route' && tab !== undefined ? target.to : paths.home();
      closeAll();
      setWanted(tab ?? 'home');
      clearTimeout(timer);
      timer = setTimeout(() => {
        afterOverlays(() => void latest.current(to, { replace: true }));
      }, replaceAfterMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);

  return wanted;
}
