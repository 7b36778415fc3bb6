/** The log in developer options: shared by a phone's sheet, copied in a browser. */
import type { Page } from '@playwright/test';
import { expectSaid } from '../../support/said.ts';
import { expect, open, test } from '../fixtures.ts';
import { OPTIONS, withPhone } from '../steps/phone-steps.ts';
import { text } from '../texts.ts';

const lines = (page: Page) => page.getByRole('list', { name: text('developer.log') });
const press = (page: Page, key: string) => page.getByRole('button', { name: text(key) }).tap();

test('a phone shares how its last run ended and what failed in this one', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFaults({ path: '/config/batch_query_config', kind: 'malformed_body' });
  await withPhone(page, 'lastRun=panic');
  await open(page, OPTIONS);
  const alert = page
    .getByRole('alert')
    .filter({ has: page.getByText(text('developer.logRunFailed')) });
  await expect(alert).toContainText('panic in main');
  await expect(lines(page)).toContainText(/error \S+ malformed/);
  await press(page, 'developer.logShare');
  const sheet = page.getByRole('dialog', { name: text('phone.shareTitle') });
  await expect(sheet).toContainText(/Jajan \d.* APP/);
  await expect(sheet).toContainText(/last run: panic .*no window/);
  await expect(sheet).toContainText(/error \S+ malformed/);
});

test('a browser copies the page’s half, until it is cleared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, OPTIONS);
  await expect(lines(page)).toContainText(`page ${OPTIONS}`);
  await press(page, 'developer.logCopy');
  await expectSaid(page, text('developer.logCopied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Jajan \d.* WEB\n/);
  expect(copied).toContain(`info page ${OPTIONS}`);
  await press(page, 'developer.logClear');
  await expect(page.getByText(text('developer.logNone'))).toBeVisible();
});
