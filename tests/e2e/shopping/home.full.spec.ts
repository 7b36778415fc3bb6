/** Motion on home: carousel and pull-to-refresh. Spec home 2, 4. */
import { cardListPath, homeCard } from '../../support/requests.ts';
import { elapse, expect, MENTENG, openHome, openSettled, test } from '../fixtures.ts';
import { text } from '../texts.ts';

test('the carousel autoplays, announces its slide, and can be paused', async ({
  page,
  sandbox,
}) => {
  await openHome(page);
  const { list } = await homeCard(sandbox, 'PAGE_HOME_BANNER_CARD', MENTENG);
  const carousel = page.getByRole('region', { name: text('home.topBanners') });
  const where = carousel.getByText(new RegExp(`^[1-9]/${list.length}$`));
  await expect(where).toBeVisible();
  const before = (await where.textContent()) ?? '';
  await expect(where, 'it turns by itself').not.toHaveText(before);
  await carousel.getByRole('button', { name: text('home.carouselPause') }).click();
  await expect(carousel.getByRole('button', { name: text('home.carouselPlay') })).toBeVisible();
  const paused = (await where.textContent()) ?? '';
  await elapse(page, sandbox, 10_000);
  await expect(where).toHaveText(paused);

  await test.step('what finds a word in a later slide does not move the carousel', async () => {
    const scrolled = await carousel.evaluate((element) => {
      for (const slide of element.querySelectorAll('li')) slide.scrollIntoView();
      return [...element.querySelectorAll('*')].map(({ scrollLeft }) => scrollLeft).filter(Boolean);
    });
    expect(scrolled).toEqual([]);
  });
});

test('pull-to-refresh and the refresh button reload everything', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  // The gesture's code is loaded after the stores.
  await expect(page.locator('[data-stage=idle]')).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y }],
    });
  const journal = await sandbox.journal();
  await touch('touchStart', 200);
  for (let y = 220; y <= 560; y += 20) await touch('touchMove', y);
  await touch('touchEnd', 560);
  expect((await journal.next(cardListPath)).status).toBe(200);

  await journal.quiet();
  const later = await sandbox.journal();
  await page.getByRole('button', { name: text('home.refreshLocation') }).click();
  expect((await later.next(cardListPath)).status).toBe(200);
});
