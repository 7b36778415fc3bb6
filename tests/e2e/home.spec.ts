/** The home page on real data: its cards, its list, its filters. Spec home 2 to 5. */
import type { StoreListData } from '../../src/api/generated/types.ts';
import { cardListPath, filterLabel, homeCard, nearbyStores } from '../support/requests.ts';
import { expectSaid } from '../support/said.ts';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import {
  elapse,
  expect,
  leaveAndStop,
  MENTENG,
  open,
  openHome,
  openSettled,
  scroller,
  scrollUntil,
  settled,
  stopTime,
  storeCards,
  test,
  topAtTap,
} from './fixtures.ts';
import { text, textWithin } from './texts.ts';

test('shows what the server has, in order', async ({ page, sandbox }) => {
  await openHome(page);
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
});

test('prices are rupiah with dots, and the struck price is said', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const shown = page.getByText(/^Rp[\d.]+$/);
  await expect.poll(() => shown.count()).toBeGreaterThan(5);
  const prices = await shown.allTextContents();
  for (const price of prices) expect(price).toMatch(/^Rp\d{1,3}(?:\.\d{3})*$/);
  await expect(page.getByText(textWithin('home.originalPrice')).first()).toBeAttached();
});

test('the carousel turns by hand, says where it is, and can be paused', async ({
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
});

test('an advertisement is marked as one', async ({ page, sandbox }) => {
  const { list } = await homeCard(sandbox, 'PAGE_HOME_BANNER_CARD', MENTENG);
  await openHome(page);
  const carousel = page.getByRole('region', { name: text('home.topBanners') });
  await expect(carousel.getByText(text('home.ad'))).toHaveCount(
    list.filter(({ adTrace }) => adTrace).length,
  );
});

test('the flash sale counts down by the server and is fetched again at zero', async ({
  page,
  sandbox,
}) => {
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

  const journal = await sandbox.journal();
  await elapse(page, sandbox, ((await secondsLeft()) + 1) * 1000);
  await journal.next(cardListPath);
  const next = await homeCard(sandbox, 'FLASH_SALE_CARD', MENTENG);
  expect(next.countdownTime, 'at this hour another session follows').toBeGreaterThan(0);
  await expect.poll(secondsLeft).toBeGreaterThan(0);
});

test('a reload does not lengthen the countdown', async ({ page }) => {
  await openHome(page);
  const timer = page.getByRole('timer').first();
  const first = (await timer.getAttribute('aria-label')) ?? '';
  await page.reload();
  await expect(timer).toBeVisible();
  const second = (await timer.getAttribute('aria-label')) ?? '';
  expect(second <= first, `${second} is not after ${first}`).toBe(true);
});

test('a tree of categories is drafted, applied, counted and cleared', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const filters = page.getByRole('group', { name: text('home.filters') });
  const chip = filters.getByRole('button', { name: /Kategori/ });
  await chip.click();
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
  const asked = page.waitForRequest((request) => request.url().includes('find_by_distance'));
  await popup.getByRole('button', { name: text('filter.applyCount') }).click();
  const { filterOptions } = (await asked).postDataJSON() as {
    filterOptions: { type: string; keys: string[] }[];
  };
  expect(filterOptions).toEqual([{ type: 'CATEGORIES', keys: [expect.any(String)] }]);
  await expect(popup).toBeHidden();
  await expect(filters.getByRole('button', { name: text('home.filterChosen') })).toBeVisible();
  await filters.getByRole('button', { name: text('home.clearAll') }).click();
  await expect(filters.getByRole('button', { name: text('home.filterChosen') })).toHaveCount(0);
});

test('a list of prices applies at once', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const filters = page.getByRole('group', { name: text('home.filters') });
  await filters.getByRole('button', { name: /Harga/ }).click();
  const popup = page.getByRole('dialog', { name: /Harga/ });
  const asked = page.waitForRequest((request) => request.url().includes('find_by_distance'));
  await popup.getByRole('button').first().click();
  const { filterOptions } = (await asked).postDataJSON() as { filterOptions: { type: string }[] };
  expect(filterOptions.map(({ type }) => type)).toEqual(['PRICE']);
  await expect(popup).toBeHidden();
});

test('the mask of a filter popup does nothing for 600 ms', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const filters = page.getByRole('group', { name: text('home.filters') });
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
});

test('the coupon filter asks a visitor to log in', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  await page
    .getByRole('group', { name: text('home.filters') })
    .getByRole('button', { name: await filterLabel(sandbox, 'COUPON_AVAILABLE') })
    .first()
    .click();
  await expectSaid(page, text('home.couponFilterNotLoggedIn'));
});

test('a region is chosen and the region list takes over', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const filters = page.getByRole('group', { name: text('home.filters') });
  await filters.getByRole('button', { name: text('home.region') }).click();
  const popup = page.getByRole('dialog', { name: text('home.region') });
  const asked = page.waitForRequest((request) => request.url().includes('find_by_region'));
  await popup.getByRole('list').last().getByRole('button').nth(1).click();
  const { regionId } = (await asked).postDataJSON() as { regionId: string };
  expect(regionId).not.toBe('0');
  await expect(storeCards(page).first()).toBeVisible();
});

test('nothing found is said, with a way out', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: '/market/', kind: 'empty' });
  await open(page);
  const empty = page.getByRole('heading', { name: text('home.emptyTitle') });
  await scrollUntil(page, () => empty.isVisible());
  await expect(empty).toBeInViewport();
});

test('the filter bar sticks, the search bar fades in', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const filters = page.getByRole('group', { name: text('home.filters') });
  await scroller(page).evaluate((element) => element.scrollTo(0, 2500));
  await expect
    .poll(async () => Math.round((await filters.boundingBox())?.y ?? -1))
    .toBeLessThan(140);
  await expect(filters).toBeInViewport();
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
});

test('the scroll position is there when one comes back', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  await scrollUntil(
    page,
    async () => (await scroller(page).evaluate((element) => element.scrollTop)) > 3000,
  );
  const top = await topAtTap(page);
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
  await tabs.getByRole('link', { name: textWithin('frame.tabOrder') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('platform.orderTitle') }),
  ).toBeVisible();
  const before = await top();
  expect(before).toBeGreaterThan(3000);
  await tabs.getByRole('link', { name: textWithin('frame.tabHome') }).click();
  await expect(storeCards(page).first()).toBeAttached();
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(before);
});

test('pulling down loads everything anew', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y }],
    });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('page_card_list')) asked += 1;
  });
  // The gesture comes after the stores, and nothing tells when.
  await expect(async () => {
    const before = asked;
    await touch('touchStart', 200);
    for (let y = 220; y <= 560; y += 20) await touch('touchMove', y);
    await touch('touchEnd', 560);
    await expect.poll(() => asked, { timeout: 3000 }).toBeGreaterThan(before);
  }).toPass();
});

test('the refresh button does what pulling does', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const asked = page.waitForRequest((request) => request.url().includes('page_card_list'));
  await page.getByRole('button', { name: text('home.refreshLocation') }).click();
  await asked;
});

test('a list that runs out goes on with recommendations, no store twice, and then ends', async ({
  page,
}) => {
  test.slow();
  const small = await Sandbox.start({ web: webFolder, args: ['--stores', '80'] });
  try {
    const replies: { isFirst: boolean; poiIds: Promise<string[]> }[] = [];
    page.on('response', (response) => {
      if (!/find_by_(?:distance|recommend)$/.test(response.url())) return;
      const { pageNo } = response.request().postDataJSON() as { pageNo: number };
      const poiIds = response
        .json()
        .then(({ data }: { data: StoreListData }) => data.poiList.map(({ poiId }) => poiId))
        // Of a list that made way for the one of the position.
        .catch(() => []);
      replies.push({ isFirst: response.url().endsWith('distance') && pageNo === 1, poiIds });
    });
    await page.goto(small.baseUrl);
    await expect(storeCards(page).first()).toBeVisible();
    // The list is fetched anew once the address is known; from then on it only grows.
    await settled(page, small);
    const recommended = page.getByRole('heading', { name: text('home.recommendedStores') });
    let wasRecommended = false;
    await scrollUntil(page, async () => {
      const shown = await storeCards(page)
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(shown).size, 'no store twice at one time').toBe(shown.length);
      wasRecommended ||= (await recommended.count()) > 0;
      return page.getByText(text('home.noMore')).isVisible();
    });
    expect(wasRecommended, 'the recommended ones have a heading').toBe(true);
    const sinceFirst = replies.slice(replies.findLastIndex(({ isFirst }) => isFirst));
    const given = (await Promise.all(sinceFirst.map(({ poiIds }) => poiIds))).flat();
    expect(new Set(given).size, 'no store twice').toBe(given.length);
    expect(given.length).toBe(80);
  } finally {
    await leaveAndStop(page, small);
  }
});

test('a banner that leads into the app opens its screen', async ({ page, sandbox }) => {
  const { list } = await homeCard(sandbox, 'PAGE_HOME_BANNER_CARD', MENTENG);
  const [first] = list;
  expect(first?.bannerJumpUrlMap['id-ID']).toBeTruthy();
  await openHome(page);
  const carousel = page.getByRole('region', { name: text('home.topBanners') });
  await carousel.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/platform\//);
});
