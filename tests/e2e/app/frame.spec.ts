/** Tabs, themes and the 404 page. */
import { grantUsage } from '../../support/events.ts';
import { memberOn } from '../../support/members.ts';
import { choose, elapse, expect, open, openHome, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

test('tabs show their screens and replace the history entry', async ({ page }) => {
  await page.goto('about:blank');
  await open(page);
  const before = await page.evaluate(() => history.length);
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });

  await tabs.getByRole('link', { name: textWithin('frame.tabOrder') }).tap();
  await expect(page).toHaveURL(/\/platform\/home\/order$/);
  await expect(page.getByRole('heading', { level: 1, name: text('order.title') })).toBeVisible();
  await expect(tabs.getByRole('link', { name: textWithin('frame.tabOrder') })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await tabs.getByRole('link', { name: textWithin('frame.tabAccount') }).tap();
  await expect(page).toHaveURL(/\/platform\/home\/account$/);
  await tabs.getByRole('link', { name: textWithin('frame.tabHome') }).tap();
  await expect(page).toHaveURL((url) => url.pathname === '/' || url.pathname === '/platform/home');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

/** Spec home 9: the coupon unread fetch comes 5 s after start. */
const ASKED_AFTER_MS = 5000;

test('an unread dot has a text, and opening the account resets its dot', async ({
  page,
  sandbox,
}) => {
  // A new member receives red packets, which count as unread.
  await memberOn(page, sandbox);
  await open(page);
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
  const account = tabs.getByRole('link', { name: textWithin('frame.tabAccount') });
  await expect(account).toBeVisible();
  await elapse(page, sandbox, ASKED_AFTER_MS);
  await expect(account).toHaveAccessibleName(textWithin('frame.unread'));
  await account.tap();
  await expect(account).not.toHaveAccessibleName(textWithin('frame.unread'));
  const journal = await sandbox.journal();
  await page.reload();
  await expect(account).toBeVisible();
  await elapse(page, sandbox, ASKED_AFTER_MS);
  await journal.next('/digital-food/unread/query');
  await expect(account).not.toHaveAccessibleName(textWithin('frame.unread'));
});

test('the bottom bar is on the tabs only', async ({ page }) => {
  await open(page, '/platform/setting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: text('frame.tabs') })).toHaveCount(0);
});

test('the app works without browser storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await openHome(page);
  await page
    .getByRole('navigation', { name: text('frame.tabs') })
    .getByRole('link', { name: textWithin('frame.tabAccount') })
    .tap();
  await expect(page.getByRole('button', { name: text('platform.logIn') })).toBeVisible();
});

test('/platform leads home', async ({ page }) => {
  await open(page, '/platform');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('an unknown path shows the 404 page and reports the original link', async ({
  page,
  sandbox,
}) => {
  const original = 'jajan://nowhere/at-all';
  await grantUsage(page);
  await open(page, `/platform/nowhere?originUrl=${encodeURIComponent(original)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
  await expect(page).toHaveTitle(/Not Found/);
  await expect
    .poll(async () =>
      (await (await fetch(`${sandbox.baseUrl}/console`)).text()).includes('nowhere/at-all'),
    )
    .toBe(true);
});

/** Runs in the page: whether what lies under the screen is light or dark. */
function groundOfMain(): 'light' | 'dark' {
  for (
    let element: Element | null = document.querySelector('main');
    element;
    element = element.parentElement
  ) {
    const channels =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
    if (alpha > 0) return red + green + blue > 382 ? 'light' : 'dark';
  }
  return 'light';
}

for (const theme of ['light', 'dark'] as const) {
  test(`the ${theme} theme of the device is followed and can be overruled`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, '/platform/setting');
    const ground = () => page.evaluate(groundOfMain);
    await expect.poll(ground).toBe(theme);
    const other = theme === 'light' ? 'dark' : 'light';
    await choose(page, text(other === 'dark' ? 'platform.themeDark' : 'platform.themeLight'));
    await expect.poll(ground).toBe(other);
    await page.reload();
    await expect.poll(ground).toBe(other);
  });
}
