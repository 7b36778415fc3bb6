/** The home page on real data: its cards, its list, its filters. Spec home 2 to 5. */
import type { FilterType, StoreListData } from '../../../src/api/generated/types.ts';
import type { Journal } from '../../support/journal.ts';
import {
  cardListPath,
  filterLabel,
  homeCard,
  nearbyStores,
  storeListPath,
} from '../../support/requests.ts';
import { expectSaid } from '../../support/said.ts';
import { Sandbox, T0_MS, webFolder } from '../../support/sandbox.ts';
import {
  bringIntoView,
  elapse,
  expect,
  leaveAndStop,
  MENTENG,
  open,
  openSettled,
  scroller,
  scrollUntil,
  settled,
  stopTime,
  storeCards,
  test,
  topAtTap,
} from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

test("shows the server's cards in order", async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  const [nearest] = poiList;
  await expect(storeCards(page).first().getByRole('heading')).toHaveText(nearest?.storeName ?? '');
  await expect(storeCards(page).first().getByRole('link').first()).toHaveAttribute(
    'href',
    /\/platform\/merchant\?.*poiId=.*channel_id=1/,
  );

  const tiles = await homeCard(sandbox, 'HOME_CATEGORY_CARD', MENTENG);
  const shownTiles = page
    .getByRole('navigation', { name: text('home.categories') })
    .getByRole('link');
  await expect(shownTiles).toHaveText(
    tiles.list.slice(0, 4).map(({ categoryName }) => categoryName['id-ID'] ?? ''),
  );

  const brands = await homeCard(sandbox, 'BRAND_PAVILION_CARD', MENTENG);
  for (const { name } of brands.brandLogos.slice(0, 3))
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  const rank = await homeCard(sandbox, 'RANK_CARD', MENTENG);
  await expect(page.getByRole('link', { name: rank.name['id-ID'] ?? 'missing' })).toBeVisible();
  const mall = await homeCard(sandbox, 'MALL_NEARBY_CARD', MENTENG);
  await expect(page.getByText(mall.mallName)).toBeVisible();

  await test.step('prices are rupiah with dots, and the struck price has a text', async () => {
    const shown = page.getByText(/^Rp[\d.]+$/);
    await expect.poll(() => shown.count()).toBeGreaterThan(5);
    const prices = await shown.allTextContents();
    for (const price of prices) expect(price).toMatch(/^Rp\d{1,3}(?:\.\d{3})*$/);
    await expect(page.getByText(textWithin('home.originalPrice')).first()).toBeAttached();
  });

  const { list } = await homeCard(sandbox, 'PAGE_HOME_BANNER_CARD', MENTENG);
  const carousel = page.getByRole('region', { name: text('home.topBanners') });
  await test.step('an advertisement is marked as one', async () => {
    await expect(carousel.getByText(text('home.ad'))).toHaveCount(
      list.filter(({ adTrace }) => adTrace).length,
    );
  });
  await test.step('a banner that leads into the app opens its screen', async () => {
    expect(list[0]?.bannerJumpUrlMap['id-ID']).toMatch(/^\/platform\//);
    await carousel.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/platform\//);
  });
});

test("the flash sale counts down by the server's clock and is refetched at zero", async ({
  page,
  sandbox,
}) => {
  const { countdownTime: untilEnd } = await homeCard(sandbox, 'FLASH_SALE_CARD', MENTENG);
  // No page is open that would have to step through the time; three minutes are more than opening one
  // takes.
  await elapse(page, sandbox, (untilEnd - 180) * 1000);
  await openSettled(page, sandbox);
  const { countdownTime } = await homeCard(sandbox, 'FLASH_SALE_CARD', MENTENG);
  const timer = page.getByRole('timer').first();
  await expect(timer).toBeVisible();
  const secondsLeft = async () => {
    const [hours = 0, minutes = 0, seconds = 0] =
      ((await timer.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
    return hours * 3600 + minutes * 60 + seconds;
  };
  expect(Math.abs((await secondsLeft()) - countdownTime)).toBeLessThan(10);
  const before = await secondsLeft();
  await elapse(page, sandbox, 3000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 3);

  await test.step('a reload does not lengthen the countdown', async () => {
    const left = await secondsLeft();
    await page.reload();
    await expect(timer).toBeVisible();
    expect(await secondsLeft()).toBeLessThanOrEqual(left);
    await settled(page, sandbox);
  });

  const journal = await sandbox.journal();
  await elapse(page, sandbox, ((await secondsLeft()) + 1) * 1000);
  await journal.next(cardListPath);
  const next = await homeCard(sandbox, 'FLASH_SALE_CARD', MENTENG);
  expect(next.countdownTime, 'at this hour another session follows').toBeGreaterThan(0);
  await expect.poll(secondsLeft).toBeGreaterThan(0);
});

/** The filters of the next list call that has any; an unfiltered one may come before it. */
async function askedFor(journal: Journal, type: FilterType): Promise<unknown> {
  for (;;) {
    const { body } = await journal.next(storeListPath.distance);
    const asked = body['filterOptions'];
    if (JSON.stringify(asked).includes(type)) return asked;
  }
}

test('filters are chosen, applied, counted and cleared', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const filters = page.getByRole('group', { name: text('home.filters') });
  await test.step("a popup's mask ignores clicks for 600 ms", async () => {
    await filters.getByRole('button', { name: /Harga/ }).click();
    const popup = page.getByRole('dialog', { name: /Harga/ });
    await expect(popup).toBeVisible();
    await stopTime(page);
    await filters.getByRole('button', { name: /Harga/ }).click();
    await page.clock.runFor(300);
    await filters.getByRole('button', { name: /Harga/ }).click();
    await page.clock.runFor(200);
    await page.mouse.click(180, 780);
    await page.clock.runFor(200);
    await expect(popup).toBeVisible();
    await page.clock.runFor(600);
    await page.mouse.click(180, 780);
    await page.clock.runFor(500);
    await expect(popup).toBeHidden();
    await page.clock.resume();
  });

  const journal = await sandbox.journal();

  await test.step('a tree of categories', async () => {
    await filters.getByRole('button', { name: /Kategori/ }).click();
    const popup = page.getByRole('dialog', { name: /Kategori/ });
    await expect(popup).toBeVisible();
    const groups = popup.getByRole('list', { name: text('filter.groups') }).getByRole('button');
    await groups.nth(1).click();
    const choices = popup.getByRole('list').last().getByRole('button');
    await choices.nth(0).click();
    await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await popup.getByRole('button', { name: text('filter.clear') }).click();
    await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await choices.nth(0).click();
    await popup.getByRole('button', { name: text('filter.applyCount') }).click();
    const chosen = [{ type: 'CATEGORIES', keys: [expect.any(String)] }];
    expect(await askedFor(journal, 'CATEGORIES')).toEqual(chosen);
    await expect(popup).toBeHidden();
    await expect(filters.getByRole('button', { name: text('home.filterChosen') })).toBeVisible();
    await filters.getByRole('button', { name: text('home.clearAll') }).click();
    await expect(filters.getByRole('button', { name: text('home.filterChosen') })).toHaveCount(0);
  });

  await test.step('a list of prices applies at once', async () => {
    await filters.getByRole('button', { name: /Harga/ }).click();
    const popup = page.getByRole('dialog', { name: /Harga/ });
    await popup.getByRole('button').first().click();
    expect(await askedFor(journal, 'PRICE')).toEqual([
      { type: 'PRICE', keys: [expect.any(String)] },
    ]);
    await expect(popup).toBeHidden();
  });

  await test.step('a region is chosen and the region list takes over', async () => {
    await filters.getByRole('button', { name: text('home.region') }).click();
    const popup = page.getByRole('dialog', { name: text('home.region') });
    await popup.getByRole('list').last().getByRole('button').nth(1).click();
    const { body } = await journal.next(storeListPath.region);
    expect(body['regionId']).not.toBe('0');
    await expect(popup).toBeHidden();
    await expect(storeCards(page).first()).toBeVisible();
  });

  await test.step('the usable-coupons filter asks a visitor to log in', async () => {
    await filters
      .getByRole('button', { name: await filterLabel(sandbox, 'COUPON_AVAILABLE') })
      .first()
      .click();
    await expectSaid(page, text('home.couponFilterNotLoggedIn'));
  });
});

test('an empty result says so to one who has scrolled over its skeletons', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFaults({ path: '/market/', kind: 'empty' });
  const held = await sandbox.hold(storeListPath.distance);
  await open(page);
  await expect(page.getByText(text('home.locationNote'))).toBeVisible();
  const skeletons = page.getByRole('status', { name: text('home.storesLoading') });
  await expect
    .poll(() =>
      skeletons.evaluate((element) => {
        element.scrollIntoView({ block: 'start' });
        return element.getBoundingClientRect().top;
      }),
    )
    .toBeLessThanOrEqual(0);
  await held.release();
  await bringIntoView(page.getByRole('heading', { name: text('home.emptyTitle') }));
});

test('the filter bar sticks, the search bar fades in, and back restores the scroll position', async ({
  page,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  const filters = page.getByRole('group', { name: text('home.filters') });
  await scroller(page).evaluate((element) => element.scrollTo(0, 2500));
  await expect(filters).toBeInViewport({ ratio: 0.9 });
  const fade = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[style*="--fade"]')].map((e) =>
          Number(e.style.getPropertyValue('--fade')),
        )[0],
    );
  await expect.poll(fade).toBe(1);
  await scroller(page).evaluate((element) => element.scrollTo(0, 48));
  await expect.poll(fade).toBeCloseTo(0.5, 1);

  await scrollUntil(
    page,
    async () => (await scroller(page).evaluate((element) => element.scrollTop)) > 3000,
  );
  const top = await topAtTap(page);
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
  await tabs.getByRole('link', { name: textWithin('frame.tabOrder') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('order.title') })).toBeVisible();
  const before = await top();
  expect(before).toBeGreaterThan(3000);
  await tabs.getByRole('link', { name: textWithin('frame.tabHome') }).click();
  await expect(storeCards(page).first()).toBeAttached();
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(before);
});

test('an exhausted list continues with recommendations, without duplicates, and then ends', async ({
  page,
}) => {
  test.slow();
  const small = await Sandbox.start({
    web: webFolder,
    args: ['--stores', '80', '--start-at-ms', String(T0_MS)],
  });
  try {
    await small.reset();
    await page.goto(small.baseUrl);
    // The list is refetched once the address is known; from then on it only appends.
    await settled(page, small);
    const recommended = page.getByRole('heading', { name: text('home.recommendedStores') });
    const journal = await small.journal();
    let wasRecommended = false;
    await scrollUntil(page, async () => {
      const shown = await storeCards(page)
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .evaluateAll(async (links) => {
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          return links.map((link) => link.getAttribute('href'));
        });
      expect(new Set(shown).size, 'no store twice at one time').toBe(shown.length);
      wasRecommended ||= (await recommended.count()) > 0;
      return page.getByText(text('common.noMore')).isVisible();
    });
    expect(wasRecommended, 'the recommended ones have a heading').toBe(true);
    // The same requests get the same replies: the first page, and the pages after it.
    const asked = await journal.quiet('/market/asset_aggregate_page/find_by_');
    const { poiList: first } = await nearbyStores(small, MENTENG);
    const given = first.map(({ poiId }) => poiId);
    for (const { path, body } of asked) {
      const { poiList } = (await small.call(path, body)) as StoreListData;
      given.push(...poiList.map(({ poiId }) => poiId));
    }
    expect(new Set(given).size, 'no store twice').toBe(given.length);
    expect(given.length).toBe(80);
  } finally {
    await leaveAndStop(page, small);
  }
});
