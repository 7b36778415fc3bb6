/** Logging in against the real sandbox, which plays WhatsApp, the SMS and the slider. Spec home 4, 8. */
import { sandboxWithEdits } from '../support/database.ts';
import {
  askForCode,
  askForLogin,
  codeField,
  demandSlider,
  expectLoggedIn,
  expectVisitor,
  freeze,
  lastCode,
  newPhone,
  openWhatsApp,
  phoneField,
  playMessage,
  sheet,
  wrongOf,
} from '../support/login-steps.ts';
import {
  expect,
  expectBackCloses,
  leaveAndStop,
  openHome,
  settled,
  storeCards,
  test,
} from './fixtures.ts';
import { text, textWithin } from './texts.ts';

test.beforeEach(({ sandbox }) => demandSlider(sandbox, 'NEVER'));

test.describe('WhatsApp', () => {
  test('the message is sent, and the app is logged in', async ({ page, sandbox }) => {
    await askForLogin(page);
    const whatsApp = await openWhatsApp(page);
    await expect(page.getByText(text('login.waiting'))).toBeVisible();
    await playMessage(sandbox, page, whatsApp, newPhone());
    await expectLoggedIn(page);
    expect(await page.evaluate(() => localStorage.getItem('jajan.my.pendingLogin'))).toBeNull();
  });

  test('withdrawn there, the dialog closes and says why', async ({ page, sandbox }) => {
    await askForLogin(page);
    const whatsApp = await openWhatsApp(page);
    await playMessage(sandbox, page, whatsApp, newPhone(), 'WITHDRAWN');
    await expect(sheet(page, 'login.titleWaiting')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectVisitor(page);
  });

  test('a frozen account says so and lets another one in', async ({ page, sandbox }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await askForCode(page, phoneNo);
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expectLoggedIn(page);
    await freeze(sandbox, phoneNo, 'REPORTED');
    await page.evaluate(() => localStorage.clear());
    await askForLogin(page);
    await playMessage(sandbox, page, await openWhatsApp(page), phoneNo);
    await expect(sheet(page).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: text('login.whatsapp') })).toBeEnabled();
    await expectVisitor(page);
  });

  test('a page that is loaded anew goes on waiting', async ({ page, sandbox }) => {
    await askForLogin(page);
    const whatsApp = await openWhatsApp(page);
    await page.reload();
    await expect(sheet(page, 'login.titleWaiting')).toBeVisible();
    await playMessage(sandbox, page, whatsApp, newPhone());
    await expectLoggedIn(page);
  });

  test('the return link opens another tab, and one login logs both in', async ({
    page,
    context,
    sandbox,
  }) => {
    const logins: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/account/login')) logins.push(request.url());
    });
    await askForLogin(page);
    const whatsApp = await openWhatsApp(page);
    const state = await page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('jajan.my.pendingLogin') ?? '{}') as {
            whatsApp?: { state: string };
          }
        ).whatsApp?.state,
    );
    await playMessage(sandbox, page, whatsApp, newPhone());
    await whatsApp.goto(`/platform/home/account?loginState=${state}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('jajan.tokenInfo') !== null))
      .toBe(true);
    await expect(sheet(page, 'login.titleWaiting')).toBeHidden();
    await expect(sheet(whatsApp, 'login.titleWaiting')).toBeHidden();
    await expect.poll(() => whatsApp.url()).not.toContain('loginState');
    expect(logins).toHaveLength(1);
  });

  test('sent on its own page, the link in the answer leads back', async ({ page }) => {
    await askForLogin(page);
    const whatsApp = await openWhatsApp(page);
    await whatsApp.getByLabel('Nomor WhatsApp-mu').fill(`0${newPhone()}`);
    await whatsApp.getByRole('button', { name: 'Kirim' }).click();
    await whatsApp.locator('a[href^="/platform/home/account?loginState="]').click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('jajan.tokenInfo') !== null))
      .toBe(true);
    await expect.poll(() => new URL(whatsApp.url()).pathname).toBe('/platform/home/account');
    await page.bringToFront();
    await expect(sheet(page, 'login.titleWaiting')).toBeHidden();
  });

  test("somebody else's return link logs nobody in", async ({ page }) => {
    await page.goto('/platform/home/account?loginState=ABCDEFGH');
    await expect.poll(() => page.url()).not.toContain('loginState');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectVisitor(page);
  });

  test('a window that the browser holds back opens by another tap', async ({ page }) => {
    await page.addInitScript(() => {
      const open = Reflect.get(window, 'open') as (...given: unknown[]) => unknown;
      let isHeld = true;
      Reflect.set(window, 'open', (...given: unknown[]) => {
        if (!isHeld) return open.apply(window, given);
        isHeld = false;
        return null;
      });
    });
    await askForLogin(page);
    await page.getByRole('button', { name: text('login.whatsapp') }).click();
    await expect(page.getByText(text('login.waitingBlocked'))).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: text('login.openWhatsApp') }).click();
    await (await opened).close();
    await expect(page.getByText(text('login.waitingHow'))).toBeVisible();
  });

  test('too old, it begins again', async ({ page, sandbox }) => {
    await askForLogin(page);
    await openWhatsApp(page);
    await sandbox.setClock(400_000);
    await expect(sheet(page, 'login.titleExpired')).toBeVisible();
    await page.getByRole('button', { name: text('login.startAgain') }).click();
    await expect(sheet(page, 'login.titleWaiting')).toBeVisible();
  });

  test('without the network it keeps waiting, and goes on by itself', async ({
    page,
    context,
    sandbox,
  }) => {
    await askForLogin(page);
    const whatsApp = await openWhatsApp(page);
    await context.setOffline(true);
    await expect(page.getByText(text('login.waitingOffline'))).toBeVisible();
    await playMessage(sandbox, page, whatsApp, newPhone());
    await context.setOffline(false);
    await expectLoggedIn(page);
  });
});

test.describe('phone', () => {
  test('a number as people write it, a code, and in', async ({ page, sandbox }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await page.getByRole('button', { name: text('login.phone') }).click();
    await phoneField(page).fill(`+62 (0) ${phoneNo.slice(0, 3)} ${phoneNo.slice(3)}`);
    await phoneField(page).press('Enter');
    await expect(page.getByText(textWithin('login.codeSent'))).toBeVisible();
    await codeField(page).fill(`Kode kamu ${await lastCode(sandbox, phoneNo)}.`);
    await expectLoggedIn(page);
  });

  test('wrong, wrong again, spent; a new code works', async ({ page, sandbox }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await askForCode(page, phoneNo);
    const wrong = wrongOf(await lastCode(sandbox, phoneNo));
    const alert = sheet(page, 'login.titleCode').getByRole('alert');
    const words = new Set<string>();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await codeField(page).fill(wrong);
      await expect(codeField(page)).toHaveValue('');
      await expect(alert).toBeVisible();
      words.add(await alert.innerText());
    }
    expect(words.size, 'the last refusal says something else').toBeGreaterThan(1);
    await sandbox.setClock(61_000);
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: text('login.resend') }).click();
    await expect(page.getByText(textWithin('login.resendIn'))).toBeVisible();
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expectLoggedIn(page);
  });

  test('an old code says that it is old', async ({ page, sandbox }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await askForCode(page, phoneNo);
    const code = await lastCode(sandbox, phoneNo);
    await sandbox.setClock(400_000);
    await codeField(page).fill(code);
    await expect(sheet(page, 'login.titleCode').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: text('login.resend') })).toBeVisible();
    await expectVisitor(page);
  });

  test('going back keeps the number, and the code that was sent', async ({ page, sandbox }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await askForCode(page, phoneNo);
    await page.getByRole('button', { name: text('login.changePhone') }).click();
    await expect(phoneField(page)).toHaveValue(/^81\d-\d{4}-\d+$/);
    await page.getByRole('button', { name: text('login.sendCode') }).click();
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expectLoggedIn(page);
  });

  test('a page that is loaded anew still takes the code', async ({ page, sandbox }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await askForCode(page, phoneNo);
    await page.reload();
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expectLoggedIn(page);
  });

  test('without the network each step says so and keeps what was typed', async ({
    page,
    context,
    sandbox,
  }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: text('login.whatsapp') }).click();
    await expect(sheet(page).getByRole('alert')).toHaveText(text('login.network'));
    await page.getByRole('button', { name: text('login.phone') }).click();
    await phoneField(page).fill(phoneNo);
    await phoneField(page).press('Enter');
    await expect(sheet(page, 'login.titlePhone').getByRole('alert')).toHaveText(
      text('login.network'),
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: text('login.sendCode') }).click();
    await expect(codeField(page)).toBeVisible();
    await context.setOffline(true);
    const code = await lastCode(sandbox, phoneNo);
    await codeField(page).fill(code);
    await expect(sheet(page, 'login.titleCode').getByRole('alert')).toHaveText(
      text('login.network'),
    );
    await expect(codeField(page)).toHaveValue(code);
    await context.setOffline(false);
    await page.getByRole('button', { name: text('login.tryAgain') }).click();
    await expectLoggedIn(page);
  });

  test('hostile and huge input is a number or nothing', async ({ page }) => {
    await askForLogin(page);
    await page.getByRole('button', { name: text('login.phone') }).click();
    for (const written of [
      '<img src=x onerror=alert(1)>',
      "' OR 1=1 --",
      '\u202E\u0000😀',
      '٠٨١٢',
    ]) {
      await phoneField(page).fill(written);
      await phoneField(page).press('Enter');
      await expect(sheet(page, 'login.titlePhone').getByRole('alert')).toBeVisible();
    }
    await phoneField(page).fill('8'.repeat(20_000));
    await phoneField(page).press('Enter');
    await expect(page.getByText(text('login.phoneLong'))).toBeVisible();
    await phoneField(page).fill(newPhone());
    await phoneField(page).press('Enter');
    await codeField(page).fill('<script>'.repeat(5000));
    await expect(codeField(page)).toHaveValue('');
  });
});

test.describe('what it was for', () => {
  test('a banner that needs a login opens after it, and not without', async ({ page }) => {
    const own = await sandboxWithEdits((database) => {
      database.prepare("UPDATE banners SET jump_url = '/platform/rank', required_login = 1").run();
    });
    await demandSlider(own, 'NEVER');
    await page.goto(own.baseUrl);
    await expect(storeCards(page).first()).toBeVisible();
    await settled(page, own);
    const banner = page
      .getByRole('region', { name: text('home.topBanners') })
      .locator('a, button')
      .first();
    await banner.click();
    await sheet(page)
      .getByRole('button', { name: text('common.close') })
      .click();
    await expect(sheet(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');

    await banner.click();
    const phoneNo = newPhone();
    await askForCode(page, phoneNo);
    await codeField(page).fill(await lastCode(own, phoneNo));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/platform/rank');
    await leaveAndStop(page, own);
  });

  test('back closes the login, and the screen below stays', async ({ page }) => {
    await openHome(page);
    await page.getByRole('link', { name: textWithin('frame.tabAccount') }).click();
    await page.getByRole('button', { name: text('platform.logIn') }).click();
    await expect(sheet(page)).toBeVisible();
    await expectBackCloses(page);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/platform/home/account');
    await expectVisitor(page);
  });

  test('the terms open over the login and lead back to it', async ({ page }) => {
    await askForLogin(page);
    await page.getByRole('link', { name: text('login.terms') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: text('platform.pageLoginProtocol') }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: text('common.back') }).click();
    await expect(sheet(page)).toBeVisible();
  });
});
