/** The simulated phone, as developer options keep it. */
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';

export const OPTIONS = '/platform/developerOptions';

/** From the next page load on, with this state. */
export async function withPhone(page: Page, state = ''): Promise<void> {
  await page.addInitScript((kept) => {
    // Once: later answers stay.
    if (localStorage.getItem('jajan.simulatedHost') === null)
      localStorage.setItem('jajan.simulatedHost', JSON.stringify(`phone?${kept}`));
  }, state);
}

/** Its buttons at the edge, and the panel that they open. */
export const desk = (page: Page) => page.getByRole('complementary', { name: text('phone.title') });

export async function openPanel(page: Page): Promise<void> {
  await desk(page)
    .getByRole('button', { name: text('phone.openPanel') })
    .tap();
}
