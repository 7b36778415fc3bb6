/** The screens of reviews with axe, in both themes, and with large text on a small phone. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { findings } from './looks.ts';
import {
  addPhotos,
  button,
  cards,
  editPath,
  openList,
  rate,
  uploaded,
  visitor,
} from './review-steps.ts';
import { LOCALES, text } from './texts.ts';

async function isWide(page: Page): Promise<boolean> {
  return page.getByRole('main').evaluate((main) => main.scrollWidth > main.clientWidth);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in list, sheet, detail and form, ${colorScheme}`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visitor(page, sandbox, 'S41');
    await openList(page);
    expect(await findings(page), 'the list').toEqual([]);
    await cards(page)
      .first()
      .getByRole('button', { name: text('review.moreOf') })
      .tap();
    await button(page.getByRole('dialog'), 'review.report').tap();
    await expect(button(page, 'review.sendReport')).toBeVisible();
    expect(await findings(page), 'the sheet').toEqual([]);
    await page.keyboard.press('Escape');
    await cards(page).first().getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/reviewDetail\?reviewId=/);
    await expect(
      page.getByRole('heading', { level: 1, name: text('platform.pageReview') }),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(await findings(page), 'the detail').toEqual([]);
    await open(page, editPath('S41'));
    await rate(page, 4);
    await addPhotos(page, 'a');
    await expect(uploaded(page)).toHaveCount(1);
    expect(await findings(page), 'the form').toEqual([]);
  });
}

for (const { locale } of LOCALES) {
  test(`at 320 px with text at 200 % everything is in reach, ${locale}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => {
      localStorage.setItem('jajan.locale', JSON.stringify(chosen));
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '32px';
      });
    }, locale);
    await visitor(page, sandbox, 'S42');
    await openList(page);
    expect(await isWide(page)).toBe(false);
    await open(page, editPath('S42'));
    const send = button(page, 'review.send', locale);
    await expect(send).toBeInViewport();
    expect(await isWide(page)).toBe(false);
  });
}
