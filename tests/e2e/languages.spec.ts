/** Three languages: the switch, its waiting screen, and that it lasts. */
import { expectSaid } from '../support/said.ts';
import { choose, expect, open, test } from './fixtures.ts';
import { LOCALES, text } from './texts.ts';

for (const { locale, label } of LOCALES) {
  test(`${label} is chosen, shown everywhere and kept`, async ({ page }) => {
    await open(page, '/platform/setting');
    // Away first, so that choosing is a change for each of them.
    const elsewhere = LOCALES.find((other) => other.locale !== locale)?.label ?? '';
    for (const choice of [elsewhere, label]) {
      await choose(page, choice);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        LOCALES.find((l) => l.label === choice)?.locale ?? '',
      );
    }
    await expect(
      page.getByRole('heading', { level: 1, name: text('platform.settingTitle', locale) }),
    ).toBeVisible();

    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('navigation', { name: text('frame.tabs', locale) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('navigation', { name: text('frame.tabs', locale) })).toBeVisible();
  });
}

test('a change shows that it is changing', async ({ page }) => {
  await open(page, '/platform/setting');
  await choose(page, 'English');
  const curtain = page
    .getByText(text('frame.changingLanguage'))
    .or(page.getByText(text('frame.changingLanguage', 'en-US')));
  await expectSaid(page, text('frame.changingLanguage'));
  await expect(curtain).toHaveCount(0);
});

test('the server answers in the chosen language', async ({ page }) => {
  await open(page, '/platform/setting');
  await choose(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('page_card_list'),
  );
  await open(page);
  const headers = (await asked).headers();
  expect(JSON.parse(headers['system'] ?? '{}')).toEqual({ locale: 'zh-CN' });
});
