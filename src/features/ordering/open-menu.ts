/**
 * Opens the ordering page outside the app: its address, which contains a token, is stored nowhere,
 * and it is opened without a referrer (decisions "Tokens"; `host.openExternal`).
 */
import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import { ApiError } from '../../api/errors.ts';
import { currentLocale, text } from '../../i18n/i18n.ts';
import { orderingPass } from '../../session/ordering-pass.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import type { WebClientConfig } from '../remote-config/flags.ts';
import { currentFlags } from '../remote-config/use-flag.ts';
import { type MenuPlace, menuUrl, type OrderingPlace } from './menu-place.ts';

/** What the remote configuration says, for this build. */
export function orderingPlace({ orderingHost, orderingPage }: WebClientConfig): OrderingPlace {
  return { orderingHost, orderingPage, environment: appInfo.environment };
}

/** Shows a toast when it cannot. Call it from a tap: a browser blocks windows otherwise. */
export async function openMenu(place: MenuPlace): Promise<void> {
  try {
    const pass = await orderingPass();
    const { top, bottom } = host.insets();
    const url = menuUrl(place, {
      ...orderingPlace(currentFlags().webClient),
      pass,
      statusBarPx: top,
      safeBottomPx: bottom,
      language: currentLocale(),
    });
    if (url === undefined) throw new Error('no ordering host is configured');
    await host.openExternal(url);
  } catch (error) {
    // Not the host's error, which may quote the address.
    const isTold = error instanceof ApiError;
    reportProblem('ordering.open', isTold ? error : new Error('the ordering page did not open'));
    toast(text('ordering.failed'));
  }
}
