/** The simulated phone, as developer options keep it. */
import type { Page } from '@playwright/test';

export const OPTIONS = '/platform/developerOptions';

/** From the next page load on, with this state. */
export async function withPhone(page: Page, state = ''): Promise<void> {
  await page.addInitScript((kept) => {
    // Once: later answers stay.
    if (localStorage.getItem('jajan.simulatedHost') === null)
      localStorage.setItem('jajan.simulatedHost', JSON.stringify(`phone?${kept}`));
  }, state);
}
