/** Steps that report stores and vouchers, and settle the reports on the console. */
import { expect, type Page } from '@playwright/test';
import type { Member } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { REPORT_PATH, STORES } from './store-steps.ts';

export const MY_REPORTS_PATH = '/digital-food/interaction/store/my_reports';

/** Several reports of one store, one after another. */
export async function report(
  sandbox: Sandbox,
  { accessToken }: Member,
  wrongs: readonly string[],
): Promise<void> {
  for (const wrong of wrongs)
    await sandbox.call(
      REPORT_PATH,
      { storeId: STORES.rich, wrong, note: '' },
      { token: accessToken },
    );
}

/** Settles the oldest report as corrected. */
export async function settleFirst(page: Page, sandbox: Sandbox): Promise<void> {
  const desk = await page.context().newPage();
  await desk.goto(`${sandbox.baseUrl}/console/reviews`);
  const buttons = desk.getByRole('button', { name: /^Put right/ });
  const waiting = await buttons.count();
  await buttons.first().click();
  await expect(buttons).toHaveCount(waiting - 1);
  await desk.close();
}
