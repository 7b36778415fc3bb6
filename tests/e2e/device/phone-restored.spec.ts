/** A simulated phone ends the app in the background: the page and its words. */
import type { Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { expect, open, storeCards, test } from '../fixtures.ts';
import { boughtBy, couponPath } from '../steps/gift-steps.ts';
import { desk, openPanel, withPhone } from '../steps/phone-steps.ts';
import { text } from '../texts.ts';

const NOTE = 'Selamat ulang tahun, Dewi!';

async function end(page: Page): Promise<void> {
  await openPanel(page);
  await desk(page)
    .getByRole('button', { name: text('phone.endInBackground') })
    .tap();
}

test('the page comes back over home, with what was typed in it', async ({ page, sandbox }) => {
  await withPhone(page, 'location=granted');
  const member = await memberOn(page, sandbox);
  const couponId = await boughtBy(sandbox, member);
  await open(page, couponPath(couponId));
  const give = page.getByRole('button', { name: text('gift.give') });
  await give.tap();
  await page.getByLabel(text('gift.noteLabel')).fill(NOTE);
  await end(page);

  await expect(page).toHaveURL(new RegExp(`couponDetail\\?id=${couponId}$`));
  await give.tap();
  await expect(page.getByLabel(text('gift.noteLabel'))).toHaveValue(NOTE);
  const back = desk(page).getByRole('button', { name: text('phone.back') });
  await back.tap();
  await expect(page.getByLabel(text('gift.noteLabel'))).toHaveCount(0);
  await back.tap();
  await expect(storeCards(page).first()).toBeVisible();
  await expect(page).toHaveURL('/');
});
