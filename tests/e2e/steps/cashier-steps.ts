/** The console's page that plays the cashier of an outlet; `desk` is its window. */
import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect } from '../fixtures.ts';

/** Presses a button of the console and waits for the reload. */
export async function press(desk: Page, button: Locator): Promise<void> {
  const done = desk.waitForEvent('load');
  await button.click();
  await done;
}

/** Stands at the counter of an outlet. */
export async function standAt(desk: Page, sandbox: Sandbox, storeId: string): Promise<void> {
  await desk.goto(`${sandbox.baseUrl}/console/cashier`);
  await desk.getByLabel('Store', { exact: true }).fill(storeId);
  await press(desk, desk.getByRole('button', { name: 'Stand at its counter' }));
}

/** The vouchers that were opened or scanned at this outlet, newest first. */
export function ticketsHere(desk: Page): Locator {
  return desk.getByRole('region', { name: 'At this outlet' }).getByRole('article');
}

/** Those that wait for the cashier's decision. */
function scannedHere(desk: Page): Locator {
  return ticketsHere(desk).filter({ has: desk.getByRole('button', { name: /^Confirm,/ }) });
}

/** Types a short code, or pastes what a QR code says; the voucher is then in the cashier's hands. */
export async function takeCode(desk: Page, code: string): Promise<void> {
  await desk.getByLabel('Ten digits, or what the QR code says').fill(code);
  await press(desk, desk.getByRole('button', { name: 'Look' }));
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await expect(scannedHere(desk).first()).toBeVisible();
}

/** Confirms the voucher that was scanned last with the bill, rupiah. */
export async function confirmWith(desk: Page, bill: number, excluded = 0): Promise<void> {
  const ticket = scannedHere(desk).first();
  await ticket.getByLabel('The meal, rupiah').fill(String(bill));
  await ticket.getByLabel('Not for vouchers, rupiah').fill(String(excluded));
  await press(desk, ticket.getByRole('button', { name: /^Confirm,/ }));
  await expect(ticketsHere(desk).first()).toContainText('Confirmed');
}

/** Rejects the voucher that was scanned last; `reason` as the page words it. */
export async function rejectBecause(desk: Page, reason: string): Promise<void> {
  const ticket = scannedHere(desk).first();
  await ticket.getByLabel('Because').selectOption(reason);
  await press(desk, ticket.getByRole('button', { name: /^Reject,/ }));
  await expect(ticketsHere(desk).first()).toContainText('Rejected');
}

/** Takes the newest confirmation at this outlet back. */
export async function takeBack(desk: Page): Promise<void> {
  await press(desk, ticketsHere(desk).first().getByRole('button', { name: /^Undo/ }));
  await expect(ticketsHere(desk).first()).not.toContainText('Confirmed');
}
