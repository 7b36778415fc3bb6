import { host } from '#host';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hostEffects } from '../../features/install/host-effects.ts';
import {
  type BackPress,
  backRuleOf,
  decideBackPress,
  exitWindowMs,
  hasOwnBack,
  runOwnBack,
} from '../../features/navigation/back-press.ts';
import { canGoBack, currentStack } from '../../features/navigation/history.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { closeTop, hasOverlay } from '../../ui/layer/back-stack.ts';
import { toast } from '../../ui/toast.ts';
import { placeOf, tabOf } from './tabs.ts';

/**
 * Carries out the phone's own "back". A browser has its own and never calls this. In the shell on a
 * desktop, which has no such button, Escape is one; it never leaves the app.
 */
export function useNativeBack(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ pathname, navigate });
  useLayoutEffect(() => {
    latest.current = { pathname, navigate };
  });

  useEffect(() => {
    let saidExitAtMs: number | undefined;
    const decide = (): BackPress => {
      const place = placeOf(latest.current.pathname);
      return decideBackPress({
        hasOverlay: hasOverlay(),
        isTabRoute: tabOf(place) !== undefined,
        rule: backRuleOf(place),
        hasHandler: hasOwnBack(),
        canGoBack: canGoBack(currentStack()),
        saidExitAtMs,
        nowMs: clock.nowMs(),
      });
    };
    const carryOut = (press: BackPress): void => {
      switch (press) {
        case 'close-overlay':
          closeTop();
          break;
        case 'own-handler':
          runOwnBack();
          break;
        case 'step-back':
          void latest.current.navigate(-1);
          break;
        case 'go-home':
          void latest.current.navigate(paths.home(), { replace: true });
          break;
        case 'say-exit':
          saidExitAtMs = clock.nowMs();
          toast(text('frame.exitHint'), { durationMs: exitWindowMs });
          break;
        case 'exit':
          host.exit().catch((error: unknown) => reportProblem('frame.exit', error));
          break;
        case 'ignore':
          break;
      }
    };
    const stopBack = host.onBack(() => carryOut(decide()));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isField(event.target)) return;
      const press = decide();
      if (press === 'say-exit' || press === 'exit') return;
      event.preventDefault();
      carryOut(press);
    };
    if (hostEffects[host.kind].ownsBack) document.addEventListener('keydown', onKeyDown);
    return () => {
      stopBack();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** Where Escape means something else. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}
