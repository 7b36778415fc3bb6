import { host } from '#host';
import { reportProblem } from '../../telemetry/report.ts';
import { useGo } from '../navigation/go.ts';
import type { BannerTarget } from './banner.ts';

/** Opens a checked target: a route in the app, an external page outside. Nothing else opens; it is reported. */
export function useOpenLink(): (target: BannerTarget, where: string) => void {
  const go = useGo();
  return (target, where) => {
    switch (target.kind) {
      case 'route':
        go(target.to);
        break;
      case 'external':
        host.openExternal(target.url).catch((error: unknown) => reportProblem(where, error));
        break;
      case 'rejected':
        reportProblem(where, new Error(`link rejected: ${target.reason}`));
        break;
      case 'missing':
        reportProblem(where, new Error('no jump URL'));
        break;
    }
  };
}
