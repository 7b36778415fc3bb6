/** The console's refund desk: sends money, and says what the bank does with it. */
import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../support/sandbox.ts';
import { press } from './cashier-steps.ts';

/** One refund on the desk, as it is now. */
async function atDesk(desk: Page, { baseUrl }: Sandbox, refundId: string): Promise<Locator> {
  await desk.goto(`${baseUrl}/console/refunds`);
  return desk.getByRole('article').filter({ hasText: `${refundId} of` });
}

/** The desk sends the money; the bank returns it for this reason, in the desk's words. */
export async function sendInVain(
  desk: Page,
  sandbox: Sandbox,
  refundId: string,
  why: string,
): Promise<void> {
  const refund = await atDesk(desk, sandbox, refundId);
  await press(desk, refund.getByRole('button', { name: 'Send now' }));
  await refund.getByLabel('Why it fails').selectOption({ label: why });
  await press(desk, refund.getByRole('button', { name: 'Fail' }));
}

/** The desk sends the money, and the bank confirms it with this reference. */
export async function sendForGood(
  desk: Page,
  sandbox: Sandbox,
  refundId: string,
  reference: string,
): Promise<void> {
  const refund = await atDesk(desk, sandbox, refundId);
  await press(desk, refund.getByRole('button', { name: 'Send now' }));
  await refund.getByLabel('Reference').fill(reference);
  await press(desk, refund.getByRole('button', { name: 'Confirm' }));
}
