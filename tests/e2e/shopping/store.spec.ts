/** The store page: its sections, tabs and actions. Merchant 2 to 5. */
import type { Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import {
  askForCode,
  codeField,
  demandSlider,
  lastCode,
  newPhone,
} from '../../support/login-steps.ts';
import { expectSaid } from '../../support/said.ts';
import { choose, expect, open, openSettled, scroller, storeCards, test } from '../fixtures.ts';
import {
  CLAIM_PATH,
  coupons,
  infoOf,
  openStore,
  readHint,
  REPORT_PATH,
  storePath,
  STORES,
  tab,
  twoFrames,
  vouchers,
} from '../steps/store-steps.ts';
import { REFUND_WORDS } from '../../../src/features/refund-promise/words.ts';
import { formatRp } from '../../../src/i18n/format.ts';
import { LOCALES, text, textWithin, wording } from '../texts.ts';

for (const { locale } of LOCALES) {
  test(`name, hours, price, address and trust card are shown in ${locale}`, async ({
    page,
    sandbox,
  }) => {
    const info = await infoOf(sandbox, STORES.rich);
    await page.addInitScript((chosen) => {
      localStorage.setItem('jajan.locale', JSON.stringify(chosen));
      localStorage.setItem('jajan.collectHintSeen', 'true');
    }, locale);
    await open(page, storePath(STORES.rich));
    await expect(page.getByRole('heading', { level: 1, name: info.storeName })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${info.storeName} · `));
    for (const key of ['merchant.tabDiscount', 'merchant.tabMenu', 'merchant.tabAddress']) {
      await expect(
        page.getByRole('heading', { level: 2, name: textWithin(key, locale) }),
      ).toBeAttached();
    }
    await expect(page.getByText(info.storeAddress)).toBeAttached();
    await expect(page.getByText(info.pricePerCapita[locale] ?? '')).toBeVisible();
    await expect(
      page.getByRole('button', { name: text('merchant.reportWrong', locale) }),
    ).toBeAttached();
  });
}

test('hours: today is marked, a store that never opens is closed, the next opening is shown', async ({
  page,
}) => {
  const hours = page.getByRole('button', { name: textWithin('merchant.hours') }).first();
  await test.step('the whole week, under a paused gallery', async () => {
    await openStore(page, STORES.rich);
    await expect(page.getByRole('button', { name: text('merchant.galleryPlay') })).toBeVisible();
    await hours.tap();
    const sheet = page.getByRole('dialog', { name: text('merchant.hoursTitle') });
    await expect(sheet.getByText(text('merchant.today')).first()).toBeVisible();
    await expect(sheet.getByText(textWithin('merchant.sunday')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
  await test.step('never', async () => {
    await openStore(page, STORES.neverOpen);
    await expect(page.getByText(text('home.closed')).first()).toBeVisible();
  });
  await test.step('on Tuesday night', async () => {
    await openStore(page, STORES.tuesdayNight);
    await expect(hours).toContainText('Sel 03:00 03:00–04:00');
  });
});

test('a store shows its halal number, a notice by channel, tabs, and its literal name', async ({
  page,
  sandbox,
}) => {
  const notice = page.getByRole('region', { name: text('merchant.notice') });
  await test.step('halal badge; notice and scanner for channels 2 to 5 only', async () => {
    const { halalRestaurant, halalCertificate } = await infoOf(sandbox, STORES.rich);
    expect(halalRestaurant).toBe('1');
    await openStore(page, STORES.rich, { more: '&channel_id=2' });
    await expect(notice).toBeVisible();
    await expect(page.getByText(text('home.halal'))).toHaveCount(1);
    await expect(page.getByText(halalCertificate?.number ?? 'a number')).toHaveCount(1);
    await openStore(page, STORES.rich, { more: '&channel_id=1' });
    await expect(notice).toHaveCount(0);
  });
  await test.step('no tab without products', async () => {
    const info = await infoOf(sandbox, STORES.noProducts);
    expect(info.homepageCouponList.couponBatchList).toEqual([]);
    await openStore(page, STORES.noProducts);
    await expect(tab(page, 'merchant.tabAddress')).toBeVisible();
    await expect(vouchers(page)).toHaveCount(0);
    await expect(tab(page, 'merchant.tabDiscount')).toHaveCount(0);
  });
  await test.step('a name with markup is shown as text', async () => {
    const info = await infoOf(sandbox, STORES.hostileName);
    await openStore(page, STORES.hostileName);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(info.storeName);
  });
});

/** Regions by their tab. */
const SECTIONS: Readonly<Record<string, string>> = {
  'merchant.tabDiscount': 'merchant.tabDiscount',
  'merchant.tabMenu': 'merchant.tabMenu',
  'merchant.tabAddress': 'merchant.tabAddress',
  'merchant.tabFacility': 'merchant.tabFacility',
  'merchant.tabReview': 'merchant.reviews',
};

/** Whether some of it is below the tabs, whose lower edge is at `line`, and above the end of the screen. */
function isBelowBars(element: Element, line: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > line && top < innerHeight;
}

for (const [how, viewport] of [
  ['upright', { width: 360, height: 800 }],
  ['on its side', { width: 640, height: 360 }],
] as const) {
  test(`phone ${how}: the tapped tab is lit, the lit one is in view, arrow keys move`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openStore(page, STORES.rich);
    const lit = page
      .getByRole('navigation', { name: text('merchant.sections') })
      .locator('[aria-current]');
    const region = (key: string) =>
      page.getByRole('region', { name: new RegExp(`^${wording(SECTIONS[key] ?? '')}`) }).first();
    // They come late, and with them the end of the page.
    await expect(page.getByRole('link', { name: textWithin('review.all') })).toBeAttached();
    for (const key of Object.keys(SECTIONS)) {
      await tab(page, key).tap();
      await expect(region(key)).toBeInViewport();
      await twoFrames(page);
      await expect(lit).toHaveText(wording(key));
    }
    await tab(page, 'merchant.tabAddress').tap();
    const heading = page.getByRole('heading', { level: 2, name: text('merchant.tabAddress') });
    // Below the sticky bar, not behind it (merchant 9): a touch on its top edge hits nothing else.
    const isMetAtTop = () =>
      heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + 1) === element;
      });
    await expect.poll(isMetAtTop).toBe(true);
    const max = await scroller(page).evaluate((at) => at.scrollHeight - at.clientHeight);
    const tabs = page.getByRole('navigation', { name: text('merchant.sections') });
    const line = () => tabs.evaluate((element) => element.getBoundingClientRect().bottom);
    const seen = new Set<string>();
    // No section is in view at the top of a page on its side: the first tab is lit, not the one of before.
    await scroller(page).evaluate((at) => at.scrollTo(0, 0));
    await expect(lit).toHaveText(wording('merchant.tabDiscount'));
    for (let top = 0; top <= max; top += 60) {
      await scroller(page).evaluate((at, to) => at.scrollTo(0, to), Math.min(top, max));
      const below = await line();
      const inView = await Promise.all(
        Object.keys(SECTIONS).map((each) => region(each).evaluate(isBelowBars, below)),
      );
      const names = Object.keys(SECTIONS).filter((_, index) => inView[index]);
      // React commits the lit tab after the frame of the scroll, on a busy machine some frames later.
      const isLitInView = async () => {
        const words = await lit.textContent();
        const key = Object.keys(SECTIONS).find((each) => wording(each) === words) ?? '';
        // The head and the card about trust have no tab.
        if (names.length > 0 && !names.includes(key)) return words;
        seen.add(key);
        return true;
      };
      await expect.poll(isLitInView, `${top} of ${max}`).toBe(true);
    }
    expect([...seen]).toEqual(Object.keys(SECTIONS));
    await scroller(page).evaluate((at) => at.scrollTo(0, at.scrollHeight));
    await expect(lit).toHaveText(wording('merchant.tabReview'));
    await tab(page, 'merchant.tabDiscount').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'merchant.tabMenu')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lit).toHaveText(wording('merchant.tabMenu'));
  });
}

test('vouchers and dishes collapse; vouchers tell what is usable now and the refund, dishes the price', async ({
  page,
  sandbox,
}) => {
  const { homepageCouponList, menuList } = await infoOf(sandbox, STORES.rich);
  const { couponBatchList, productList } = homepageCouponList;
  expect(couponBatchList.length).toBeGreaterThan(3);
  await openStore(page, STORES.rich);
  const given = coupons(page).getByRole('article');
  const onSale = vouchers(page).getByRole('article');
  await expect(given).toHaveCount(3);
  await page
    .getByRole('button', { name: text('merchant.seeMore') })
    .first()
    .tap();
  await expect(given).toHaveCount(couponBatchList.length);
  await page.getByRole('button', { name: text('merchant.hide') }).tap();
  await expect(given).toHaveCount(3);
  await expect(onSale).toHaveCount(productList.length);
  const promise = new RegExp(Object.values(REFUND_WORDS).map(wording).join('|'));
  for (const card of await onSale.all()) await expect(card.getByText(promise)).toBeVisible();
  const usable = await onSale.getByText(textWithin('merchant.usableNow')).count();
  await expect(
    page.getByText(`${usable} dari ${productList.length} voucher bisa dipakai sekarang`),
  ).toBeVisible();
  const menu = menuList ?? [];
  expect(menu.length).toBeGreaterThan(7);
  const dishes = page.getByRole('list', { name: text('merchant.menuDishes') });
  const rows = dishes.getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await page.getByRole('button', { name: textWithin('merchant.menuWhole') }).tap();
  await expect(rows).toHaveCount(menu.length);
  const last = menu.at(-1);
  await expect(rows.last()).toContainText(last?.name['id-ID'] ?? '');
  await expect(rows.last()).toContainText(formatRp(last?.price ?? 0));
  await expect(dishes.getByText(text('merchant.menuFavourite')).first()).toBeVisible();
  await rows.last().getByRole('button').tap();
  await expect(page).toHaveURL(/imagePreview/);
  await expect(page.getByText(last?.name['id-ID'] ?? '').first()).toBeVisible();
});

const claimable = (page: Page) =>
  coupons(page)
    .getByRole('button', { name: textWithin('merchant.claim') })
    .first();
const held = (page: Page) => coupons(page).getByText(textWithin('merchant.held')).first();

for (const [what, ask, expectDone] of [
  [
    'buys logs in, and then orders',
    (page: Page) =>
      vouchers(page)
        .getByRole('button', { name: textWithin('merchant.buy') })
        .first(),
    (page: Page) => expect(page).toHaveURL(/\/platform\/confirmOrder\?skuId=/),
  ],
  [
    'claims logs in on the way, and has it',
    claimable,
    (page: Page) => expect(held(page)).toBeVisible(),
  ],
] as const) {
  test(`a visitor who ${what}`, async ({ page, sandbox }) => {
    await demandSlider(sandbox, 'NEVER');
    await openStore(page, STORES.rich);
    await ask(page).tap();
    const phoneNo = newPhone();
    await askForCode(page, phoneNo);
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expectDone(page);
  });
}

test('a claim: each failure is shown, and a double tap claims once', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await openStore(page, STORES.rich);
  for (const [kind, words] of [
    ['reset', text('merchant.receiveFail')],
    // The server sends its own message.
    ['server_error', /^Server sedang sibuk\. Silakan coba lagi\.$/],
    ['malformed_body', text('merchant.receiveFail')],
  ] as const)
    await test.step(kind, async () => {
      await sandbox.setFaults({ path: CLAIM_PATH, kind });
      await claimable(page).tap();
      await expectSaid(page, words);
      await expect(held(page)).toHaveCount(0);
    });
  await sandbox.setFaults();
  const journal = await sandbox.journal();
  const reply = await sandbox.hold(CLAIM_PATH);
  await claimable(page).dblclick();
  await reply.arrived();
  await reply.release();
  await expectSaid(page, text('merchant.receiveSucc'));
  await expect(held(page)).toHaveText(/(^|\D)1(\D|$)/);
  expect(await journal.all(CLAIM_PATH)).toHaveLength(1);
});

test('the address is copied, wrong data is reported despite a lost reply, and details open', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const info = await infoOf(sandbox, STORES.rich);
  await memberOn(page, sandbox);
  await openStore(page, STORES.rich);
  await test.step('address', async () => {
    await page.getByRole('button', { name: text('merchant.copyAddress') }).tap();
    await expectSaid(page, text('messages.copySuccess'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(info.storeAddress);
    await expect(page.getByText(text('messages.copySuccess'))).toBeHidden();
  });
  await test.step('report', async () => {
    await sandbox.setFaults({ path: REPORT_PATH, kind: 'malformed_body' });
    await page.getByRole('button', { name: text('merchant.reportWrong') }).tap();
    const sheet = page.getByRole('dialog', { name: text('merchant.reportTitle') });
    await choose(page, text('merchant.wrongHours'));
    await sheet.getByRole('textbox').fill('Tutup jam 8 malam');
    await sheet.getByRole('button', { name: text('merchant.reportSend') }).tap();
    await expect(sheet.getByRole('alert')).toHaveText(text('merchant.reportFailed'));
    await sandbox.setFaults();
    await choose(page, text('merchant.wrongPhone'));
    await sheet.getByRole('button', { name: text('merchant.reportSend') }).tap();
    await expectSaid(page, text('merchant.reportThanks'));
    await expect(sheet).toBeHidden();
  });
  await test.step('the details screen has all hours and facilities', async () => {
    await page.getByRole('link', { name: text('merchant.moreInfo') }).tap();
    await expect(page).toHaveURL(/merchantDetail/);
    await expect(page.getByRole('heading', { level: 1, name: info.storeName })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('merchant.hoursTitle') })).toBeVisible();
    await expect(page.getByText(textWithin('merchant.sunday')).first()).toBeAttached();
  });
});

for (const [storeId, type, name, refusal] of [
  [STORES.makassar, 1, 'merchant.delivery', 'merchant.deliveryNotAvaliable'],
  [STORES.neverOpen, 2, 'merchant.pickUp', 'merchant.pickUpNotAvaliable'],
] as const) {
  test(`${name} without a qrCodeId shows its toast`, async ({ page, sandbox }) => {
    const { storeChannelList } = await infoOf(sandbox, storeId);
    const channel = storeChannelList.find(({ orderFoodType }) => orderFoodType === type);
    expect(channel).toEqual({ orderFoodType: type });
    await openStore(page, storeId);
    await page
      .getByRole('list', { name: text('merchant.services') })
      .getByRole('button', { name: textWithin(name) })
      .tap();
    await expectSaid(page, text(refusal));
  });
}

test("a tap on a card shows the store's name at once, back leads home, the hint shows once", async ({
  page,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  const hint = page.getByRole('complementary', { name: text('merchant.collectTitle') });
  const sections = page.getByRole('navigation', { name: text('merchant.sections') });
  // From here on the page's chunk is loaded.
  await storeCards(page).first().getByRole('link').first().tap();
  await expect(sections).toBeVisible();
  await expect(hint, 'not over the picture').toHaveCount(0);
  await readHint(page);
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(sections).toBeVisible();
  await expect(page.getByRole('button', { name: text('merchant.reportWrong') })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: text('common.back') }).tap();
  await expect(storeCards(page).first()).toBeVisible();
  const card = storeCards(page).nth(1);
  const name = await card.getByRole('heading').textContent();
  // The last listener of the tap, in the same task: nothing has been painted since.
  await page.evaluate(() => {
    const list = document.querySelector('article');
    const look = () => ({
      heading: [...document.querySelectorAll('h1')].at(-1)?.textContent,
      isHomeShown: list?.checkVisibility(),
    });
    const noted = Object.assign(window, { look, seen: {} });
    addEventListener('click', () => (noted.seen = look()), { once: true });
  });
  await card.getByRole('link').first().tap();
  const noted = (what: string) => page.evaluate(what);
  // The touch ends before the click is dispatched.
  await expect.poll(() => noted('seen')).not.toEqual({});
  expect(await noted('seen')).toEqual({ heading: name, isHomeShown: true });
  await expect.poll(() => noted('look()')).toEqual({ heading: name, isHomeShown: false });
});
