/** The store's page against the real sandbox: its blocks, its tabs, and what can be done there. Merchant 2 to 5. */
import { memberOn } from '../support/members.ts';
import { askForCode, codeField, demandSlider, lastCode, newPhone } from '../support/login-steps.ts';
import { expectSaid } from '../support/said.ts';
import { choose, expect, open, openSettled, scroller, storeCards, test } from './fixtures.ts';
import {
  CLAIM_PATH,
  coupons,
  infoOf,
  openStore,
  storePath,
  STORES,
  tab,
  vouchers,
  REPORT_PATH,
} from './store-steps.ts';
import { LOCALES, text, textWithin } from './texts.ts';

test.describe('blocks', () => {
  for (const { locale } of LOCALES) {
    test(`name, hours, price, address and trust stand in ${locale}`, async ({ page, sandbox }) => {
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

  test('the gallery pauses, counts, and opens the preview at its picture', async ({
    page,
    sandbox,
  }) => {
    const info = await infoOf(sandbox, STORES.rich);
    const urls = [...info.backgroundImageList, ...info.storeImageList].map(
      ({ imageType, imageUrl, name }) => `${imageType} ${imageUrl} ${name?.['id-ID'] ?? ''}`,
    );
    await openStore(page, STORES.rich);
    await page.getByRole('button', { name: text('merchant.galleryPause') }).tap();
    await expect(page.getByRole('button', { name: text('merchant.galleryPlay') })).toBeVisible();
    const all = page.getByRole('button', { name: text('merchant.galleryAll') });
    await expect(all).toHaveText(String(new Set(urls).size));
    await all.tap();
    await expect(page).toHaveURL(/imagePreview/);
    await page.goBack();
    await expect(all).toBeVisible();
  });

  test('under reduced motion the gallery stands still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStore(page, STORES.rich);
    await expect(page.getByRole('button', { name: text('merchant.galleryPlay') })).toBeVisible();
  });

  test('the hours open with today marked', async ({ page }) => {
    await openStore(page, STORES.rich);
    await page
      .getByRole('button', { name: textWithin('merchant.hours') })
      .first()
      .tap();
    const sheet = page.getByRole('dialog', { name: text('merchant.hoursTitle') });
    await expect(sheet.getByText(text('merchant.today')).first()).toBeVisible();
    await expect(sheet.getByText(textWithin('merchant.sunday')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  test('a store that never opens says so', async ({ page }) => {
    await openStore(page, STORES.neverOpen);
    await expect(page.getByText(text('home.closed')).first()).toBeVisible();
  });

  test('a closed store says when it opens next, and until when', async ({ page }) => {
    await openStore(page, STORES.tuesdayNight);
    const hours = page.getByRole('button', { name: textWithin('merchant.hours') }).first();
    await expect(hours).toContainText('Sel 03:00 03:00–04:00');
  });

  test('the notice and the scanner show for channels 2 to 5 only', async ({ page }) => {
    await openStore(page, STORES.rich, { more: '&channel_id=2' });
    await expect(page.getByRole('region', { name: text('merchant.notice') })).toBeVisible();
    await openStore(page, STORES.rich, { more: '&channel_id=1' });
    await expect(page.getByRole('region', { name: text('merchant.notice') })).toHaveCount(0);
  });

  test('without products there is no tab for them', async ({ page, sandbox }) => {
    const info = await infoOf(sandbox, STORES.noProducts);
    await openStore(page, STORES.noProducts);
    await expect(vouchers(page)).toHaveCount(0);
    await expect(tab(page, 'merchant.tabAddress')).toBeVisible();
    const hasCoupons = info.homepageCouponList.couponBatchList.length > 0;
    await expect(tab(page, 'merchant.tabDiscount')).toHaveCount(hasCoupons ? 1 : 0);
  });

  test('the halal badge has a number', async ({ page, sandbox }) => {
    const { halalRestaurant, halalCertificate } = await infoOf(sandbox, STORES.rich);
    await openStore(page, STORES.rich);
    const isCertified = halalRestaurant === '1' && Boolean(halalCertificate?.number);
    await expect(page.getByText(text('home.halal'))).toHaveCount(isCertified ? 1 : 0);
    await expect(page.getByText(halalCertificate?.number ?? 'ID00')).toHaveCount(
      isCertified ? 1 : 0,
    );
  });

  test('a name that tries to be markup is a name', async ({ page, sandbox }) => {
    const info = await infoOf(sandbox, STORES.hostileName);
    await openStore(page, STORES.hostileName);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(info.storeName);
  });
});

test('pictures are asked for as large as they are drawn on a phone', async ({ page }) => {
  await openStore(page, STORES.rich);
  const main = page.getByRole('main');
  for (const [part, size] of [
    [main.getByRole('region', { name: textWithin('merchant.gallery') }), /h=1024$/],
    [vouchers(page), /w=160&h=160$/],
    [coupons(page), /w=80&h=80$/],
  ] as const)
    await expect(part.getByRole('presentation').first()).toHaveAttribute('src', size);
  const menu = main.getByRole('list', { name: text('merchant.menuPhotos') });
  await menu.scrollIntoViewIfNeeded();
  const box = await menu.getByRole('presentation').first().boundingBox();
  expect([box?.width, box?.height]).toEqual([80, 80]);
});

test.describe('tabs', () => {
  test('follow the scroll and lead to their section', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStore(page, STORES.rich);
    await expect(tab(page, 'merchant.tabDiscount')).toHaveAttribute('aria-current', 'true');
    await tab(page, 'merchant.tabAddress').tap();
    await expect(tab(page, 'merchant.tabAddress')).toHaveAttribute('aria-current', 'true');
    const heading = page.getByRole('heading', { level: 2, name: text('merchant.tabAddress') });
    await expect(heading).toBeInViewport();
    // Under the sticky bar, not behind it (merchant 9).
    const bar = page.getByRole('navigation', { name: text('merchant.sections') });
    await expect(async () => {
      const [top, over] = [await heading.boundingBox(), await bar.boundingBox()];
      expect(top?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) - 1);
    }).toPass({ timeout: 20_000 });
    await scroller(page).evaluate((element) => element.scrollTo(0, 0));
    await expect(tab(page, 'merchant.tabDiscount')).toHaveAttribute('aria-current', 'true');
  });

  test('are reached and moved in by keys', async ({ page }) => {
    await openStore(page, STORES.rich);
    await tab(page, 'merchant.tabDiscount').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'merchant.tabMenu')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab(page, 'merchant.tabMenu')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('vouchers', () => {
  test('collapse at three and open', async ({ page, sandbox }) => {
    const { homepageCouponList } = await infoOf(sandbox, STORES.rich);
    await openStore(page, STORES.rich);
    const list = coupons(page).getByRole('article');
    expect(homepageCouponList.couponBatchList.length).toBeGreaterThan(3);
    await expect(list).toHaveCount(3);
    const more = page.getByRole('button', { name: text('merchant.seeMore') }).first();
    await more.tap();
    await expect(list).toHaveCount(homepageCouponList.couponBatchList.length);
    await page.getByRole('button', { name: text('merchant.hide') }).tap();
    await expect(list).toHaveCount(3);
  });

  test('are counted by what can be used now', async ({ page, sandbox }) => {
    const { homepageCouponList } = await infoOf(sandbox, STORES.rich);
    const { length } = homepageCouponList.productList;
    await openStore(page, STORES.rich);
    await page
      .getByRole('button', { name: textWithin('merchant.seeMore') })
      .last()
      .tap();
    await expect(vouchers(page).getByRole('article')).toHaveCount(length);
    const usable = await vouchers(page).getByText(textWithin('merchant.usableNow')).count();
    await expect(
      page.getByText(`${usable} dari ${length} voucher bisa dipakai sekarang`),
    ).toBeVisible();
  });

  test('say what is promised on refund and when they can be used', async ({ page, sandbox }) => {
    const { homepageCouponList } = await infoOf(sandbox, STORES.rich);
    await openStore(page, STORES.rich);
    const cards = vouchers(page).getByRole('article');
    await expect(cards).toHaveCount(Math.min(3, homepageCouponList.productList.length));
    const refund = /refund/i;
    for (const card of await cards.all()) await expect(card.getByText(refund)).toBeVisible();
  });

  test('a visitor who buys logs in, and then orders', async ({ page, sandbox }) => {
    await demandSlider(sandbox, 'NEVER');
    await openStore(page, STORES.rich);
    await vouchers(page)
      .getByRole('button', { name: textWithin('merchant.buy') })
      .first()
      .tap();
    const phoneNo = newPhone();
    await askForCode(page, phoneNo);
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expect(page).toHaveURL(/\/platform\/confirmOrder\?skuId=/);
  });
});

test.describe('claim', () => {
  const claimable = (page: Parameters<typeof coupons>[0]) =>
    coupons(page)
      .getByRole('button', { name: textWithin('merchant.claim') })
      .first();

  test('a member gets a coupon, and the page knows it', async ({ page, sandbox }) => {
    await memberOn(page, sandbox);
    await openStore(page, STORES.rich);
    await claimable(page).tap();
    await expectSaid(page, /\S/);
    await expect(
      coupons(page)
        .getByText(textWithin('merchant.held'))
        .or(coupons(page).getByText(text('merchant.claimed')))
        .first(),
    ).toBeVisible();
  });

  test('a visitor logs in on the way', async ({ page, sandbox }) => {
    await demandSlider(sandbox, 'NEVER');
    await openStore(page, STORES.rich);
    await claimable(page).tap();
    const phoneNo = newPhone();
    await askForCode(page, phoneNo);
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expect(coupons(page).getByText(textWithin('merchant.held')).first()).toBeVisible({
      timeout: 20_000,
    });
  });

  for (const [kind, words] of [
    ['reset', 'merchant.receiveFail'],
    ['server_error', undefined],
    ['malformed_body', 'merchant.receiveFail'],
  ] as const) {
    test(`${kind}: the failure is said, and another tap claims once`, async ({ page, sandbox }) => {
      await memberOn(page, sandbox);
      await openStore(page, STORES.rich);
      await sandbox.setFaults({ path: CLAIM_PATH, kind });
      await claimable(page).tap();
      await expectSaid(page, words ? text(words) : /\S/);
      await sandbox.setFaults();
      await claimable(page).tap();
      await expect(coupons(page).getByText(textWithin('merchant.held')).first()).toBeVisible();
    });
  }

  test('two taps are one claim', async ({ page, sandbox }) => {
    await memberOn(page, sandbox);
    await openStore(page, STORES.rich);
    await sandbox.setFaults({ path: CLAIM_PATH, kind: 'latency', delayMs: 5000, remaining: 1 });
    await claimable(page).dblclick();
    await expect(coupons(page).getByText(textWithin('merchant.held')).first()).toHaveText(
      /(^|\D)1(\D|$)/,
    );
  });
});

test.describe('ways out', () => {
  test('the address is copied', async ({ page, context, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const info = await infoOf(sandbox, STORES.rich);
    await openStore(page, STORES.rich);
    await page.getByRole('button', { name: text('merchant.copyAddress') }).tap();
    await expectSaid(page, text('messages.copySuccess'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(info.storeAddress);
    await expect(page.getByText(text('messages.copySuccess'))).toBeHidden();
  });

  for (const [storeId, type, name, refusal] of [
    [STORES.makassar, 1, 'merchant.delivery', 'merchant.deliveryNotAvaliable'],
    [STORES.neverOpen, 2, 'merchant.pickUp', 'merchant.pickUpNotAvaliable'],
  ] as const) {
    test(`${name} without a code of its own is refused in words`, async ({ page, sandbox }) => {
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

  test('wrong data is reported', async ({ page, sandbox }) => {
    await memberOn(page, sandbox);
    await openStore(page, STORES.rich);
    await page.getByRole('button', { name: text('merchant.reportWrong') }).tap();
    const sheet = page.getByRole('dialog', { name: text('merchant.reportTitle') });
    await choose(page, text('merchant.wrongHours'));
    await sheet.getByRole('textbox').fill('Tutup jam 8 malam');
    await sheet.getByRole('button', { name: text('merchant.reportSend') }).tap();
    await expectSaid(page, text('merchant.reportThanks'));
    await expect(sheet).toBeHidden();
  });

  test('a report whose reply was lost can be sent again, and with another choice', async ({
    page,
    sandbox,
  }) => {
    await memberOn(page, sandbox);
    await sandbox.setFaults({ path: REPORT_PATH, kind: 'malformed_body' });
    await openStore(page, STORES.rich);
    await page.getByRole('button', { name: text('merchant.reportWrong') }).tap();
    const sheet = page.getByRole('dialog', { name: text('merchant.reportTitle') });
    await choose(page, text('merchant.wrongHours'));
    await sheet.getByRole('button', { name: text('merchant.reportSend') }).tap();
    await expect(sheet.getByRole('alert')).toHaveText(text('merchant.reportFailed'));
    await sandbox.setFaults();
    await choose(page, text('merchant.wrongPhone'));
    await sheet.getByRole('button', { name: text('merchant.reportSend') }).tap();
    await expectSaid(page, text('merchant.reportThanks'));
  });

  test('more about the store has all hours and facilities', async ({ page, sandbox }) => {
    const info = await infoOf(sandbox, STORES.rich);
    await openStore(page, STORES.rich);
    await page.getByRole('link', { name: text('merchant.moreInfo') }).tap();
    await expect(page.getByRole('heading', { level: 1, name: info.storeName })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('merchant.hoursTitle') })).toBeVisible();
    await expect(page.getByText(textWithin('merchant.sunday')).first()).toBeAttached();
  });
});

test('the hint of the first visit is read once', async ({ page }) => {
  await openStore(page, STORES.rich, { withHint: true });
  const hint = page.getByRole('complementary', { name: text('merchant.collectTitle') });
  await hint.getByRole('button', { name: text('merchant.gotIt') }).tap();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('navigation', { name: text('merchant.sections') })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('from a card of home to its store and back', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  const name = await storeCards(page).first().getByRole('heading').textContent();
  await storeCards(page).first().getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.getByRole('button', { name: text('common.back') }).tap();
  await expect(storeCards(page).first()).toBeVisible();
});

test('a tap on a card shows the store by its name at once, and puts home away later', async ({
  page,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  // The code of the page is there from here on.
  await storeCards(page).first().getByRole('link').first().tap();
  await page.getByRole('button', { name: text('common.back') }).tap();
  const card = storeCards(page).nth(1);
  const name = await card.getByRole('heading').textContent();
  // The last to hear of the tap, in the task that the tap began: nothing has been painted since.
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
  // The finger is up before the click has come of it.
  await expect.poll(() => noted('seen')).not.toEqual({});
  expect(await noted('seen')).toEqual({ heading: name, isHomeShown: true });
  await expect.poll(() => noted('look()')).toEqual({ heading: name, isHomeShown: false });
});
