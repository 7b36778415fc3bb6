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
import { currentFlags, areFlagsKnown, useFlag } from '../remote-config/use-flag.ts';
import { type MenuPlace, menuUrl, type OrderingPlace, isOrderingOpen } from './menu-place.ts';

/** What the remote configuration says, for this build. */
function orderingPlace({ orderingHost, orderingPage }: WebClientConfig): OrderingPlace {
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

/**
 * Whether menus can be ordered from. Until the configuration has arrived for the first time they can, so
 * that no card comes late; a tap then says that it failed.
 */
export function useOrderingOpen(): boolean {
  const webClient = useFlag('webClient');
  return !areFlagsKnown() || isOrderingOpen(orderingPlace(webClient));
}
