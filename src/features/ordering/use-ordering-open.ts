import { areFlagsKnown, useFlag } from '../remote-config/use-flag.ts';
import { isOrderingOpen } from './menu-place.ts';
import { orderingPlace } from './open-menu.ts';

/**
 * Whether menus can be ordered from. Until the configuration has arrived for the first time they can, so
 * that no card comes late; a tap then says that it failed.
 */
export function useOrderingOpen(): boolean {
  const webClient = useFlag('webClient');
  return !areFlagsKnown() || isOrderingOpen(orderingPlace(webClient));
}
