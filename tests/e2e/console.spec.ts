/** A person plays with the world in developer options, and sees it in the app. */
import type { Page } from '@playwright/test';
import { memberOn } from '../support/members.ts';
import { expectSaid } from '../support/said.ts';
import { expect, open, openHome, test } from './fixtures.ts';
import { INFO_PATH, storePath, STORES } from './store-steps.ts';
import { text } from './texts.ts';

/** The account tab of nobody in particular, without a word about anything wrong. */
async function expectVisitor(page: Page): Promise<void> {
  await open(page, '/platform/home/account');
  await expect(page.getByRole('button', { name: text('platform.logIn') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('in developer options a call is held and let go, time is moved, and the world is reset', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await openHome(page);
  await open(page, '/platform/developerOptions');
  const faults = page.getByRole('region', { name: text('platform.developerFaults') });
  await faults.getByLabel(text('platform.faultPath')).fill(INFO_PATH);
  await faults.getByLabel(text('platform.faultKind')).selectOption('hold');
  await expect(faults.getByText(text('developer.holdNote'))).toBeVisible();
  await faults.getByRole('button', { name: text('platform.faultAdd') }).tap();
  await expect(faults.getByRole('listitem')).toContainText([INFO_PATH]);

  const other = await page.context().newPage();
  const journal = await sandbox.journal();
  await other.goto(storePath(STORES.rich));
  await journal.held(INFO_PATH);
  await faults.getByRole('button', { name: text('developer.letGoPath') }).tap();
  await expect(other.getByRole('button', { name: text('merchant.reportWrong') })).toBeVisible();
  await expect(faults.getByText(text('platform.faultNone'))).toBeVisible();

  const calls = page.getByRole('region', { name: text('developer.journal') });
  await calls.getByRole('button', { name: text('developer.journalRefresh') }).tap();
  const entry = calls.getByRole('listitem').filter({ hasText: INFO_PATH });
  await expect(entry).toContainText('200');

  const clock = page.getByRole('region', { name: text('platform.developerClock') });
  await clock.getByRole('button', { name: text('platform.clockReset') }).tap();
  await expect(clock.getByText(text('platform.clockReal'))).toBeVisible();
  await clock.getByRole('button', { name: text('platform.clockMinute') }).tap();
  await expect(clock.getByText('Lebih cepat 0 jam 1 menit')).toBeVisible();

  const world = page.getByRole('region', { name: text('developer.world') });
  await world.getByRole('button', { name: text('developer.worldReset') }).tap();
  const sheet = page.getByRole('dialog', { name: text('developer.worldTitle') });
  await sheet.getByRole('button', { name: text('developer.worldConfirm') }).tap();
  await expectSaid(page, text('developer.worldDone'));
  await expect(clock.getByText('Lebih cepat 0 jam 1 menit')).toHaveCount(0);
  await expect(page.getByText(text('developer.visitor'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectVisitor(page);
});
