import { host } from '#host';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { decideBackPress, exitWindowMs } from '../../features/navigation/back-press.ts';
import { canGoBack } from '../../features/navigation/history-stack.ts';
import { currentStack } from '../../features/navigation/history.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { pathnames, paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { closeTop, hasOverlay } from '../../ui/back-stack.ts';
import { toast } from '../../ui/toast.ts';
import { tabOf } from './tabs.ts';

/** Spec home 2: the back is ignored here. */
const guarded: ReadonlySet<string> = new Set([pathnames.payCode, pathnames.reviewEdit]);

/** Carries out the phone's own "back". A browser has its own and never calls this. */
export function useNativeBack(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const saidExitAtMs = useRef<number | undefined>(undefined);

  useEffect(
    () =>
      host.onBack(() => {
        const nowMs = clock.nowMs();
        const press = decideBackPress({
          hasOverlay: hasOverlay(),
          isTabRoute: tabOf(pathname) !== undefined,
          isGuarded: guarded.has(pathname),
          canGoBack: canGoBack(currentStack()),
          saidExitAtMs: saidExitAtMs.current,
          nowMs,
        });
        switch (press) {
          case 'close-overlay':
            closeTop();
            break;
          case 'step-back':
            void navigate(-1);
            break;
          case 'go-home':
            void navigate(paths.home(), { replace: true });
            break;
          case 'say-exit':
            saidExitAtMs.current = nowMs;
            toast(text('platform.exitHint'), { durationMs: exitWindowMs });
            break;
          case 'exit':
            host.exit().catch((error: unknown) => reportProblem('frame.exit', error));
            break;
          case 'ignore':
            break;
        }
      }),
    [pathname, navigate],
  );
}
