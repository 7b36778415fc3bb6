/** Three languages: the switch, its waiting screen, and that it lasts. */
import { expect, open, test } from './fixtures.ts';
import { LOCALES, text } from './texts.ts';

for (const { locale, label } of LOCALES) {
  test(`${label} is chosen, shown everywhere and kept`, async ({ page }) => {
    await open(page, '/platform/setting');
    // Away first, so that choosing is a change for each of them.
    const elsewhere = LOCALES.find((other) => other.locale !== locale)?.label ?? '';
    for (const choice of [elsewhere, label]) {
      await page.getByRole('radio', { name: choice }).check({ force: true });
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
    await expect(
      page.getByRole('navigation', { name: text('platform.tabs', locale) }),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('navigation', { name: text('platform.tabs', locale) }),
    ).toBeVisible();
  });
}

test('a change shows that it is changing', async ({ page }) => {
  await open(page, '/platform/setting');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByText(text('platform.changingLanguage'))).toBeVisible();
  await expect(page.getByText(text('platform.changingLanguage'))).toBeHidden();
});

test('the server answers in the chosen language', async ({ page }) => {
  await open(page, '/platform/setting');
  await page.getByRole('radio', { name: '简体中文' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('page_card_list'),
  );
  await open(page);
  const headers = (await asked).headers();
  expect(JSON.parse(headers['system'] ?? '{}')).toEqual({ locale: 'zh-CN' });
});
