/** Logging in against the real sandbox, which plays WhatsApp, the SMS and the slider. Spec home 4, 8. */
import { sandboxWithEdits } from '../../support/database.ts';
import { newMember } from '../../support/members.ts';
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
} from '../../support/login-steps.ts';
import {
  elapse,
  expect,
  expectBackCloses,
  leaveAndStop,
  openHome,
  settled,
  storeCards,
  test,
} from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

test.beforeEach(({ sandbox }) => demandSlider(sandbox, 'NEVER'));

test.describe('WhatsApp', () => {
  test('sending the message logs in, also after a reload', async ({ page, sandbox }) => {
    await askForLogin(page);
    const whatsApp = await openWhatsApp(page);
    await expect(page.getByText(text('login.waiting'))).toBeVisible();
    await page.reload();
    await expect(sheet(page, 'login.titleWaiting')).toBeVisible();
    await playMessage(sandbox, page, whatsApp, newPhone());
    await expectLoggedIn(page);
    expect(await page.evaluate(() => localStorage.getItem('jajan.my.pendingLogin'))).toBeNull();
  });

  test('withdrawn, frozen and offline attempts say why, and the next one succeeds', async ({
    page,
    context,
    sandbox,
  }) => {
    await test.step('a login withdrawn in WhatsApp closes the dialog', async () => {
      await askForLogin(page);
      await playMessage(sandbox, page, await openWhatsApp(page), newPhone(), 'WITHDRAWN');
      await expect(sheet(page, 'login.titleWaiting')).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectVisitor(page);
    });

    await test.step('a frozen account is told why', async () => {
      const { phoneNo } = await newMember(sandbox);
      await freeze(sandbox, phoneNo, 'REPORTED');
      await page.getByRole('button', { name: text('platform.logIn') }).click();
      await playMessage(sandbox, page, await openWhatsApp(page), phoneNo);
      await expect(sheet(page).getByRole('alert')).toContainText(/beku/i);
      await expectVisitor(page);
    });

    await test.step('offline it keeps waiting and resumes by itself', async () => {
      const whatsApp = await openWhatsApp(page);
      await context.setOffline(true);
      await expect(page.getByText(text('login.waitingOffline'))).toBeVisible();
      await playMessage(sandbox, page, whatsApp, newPhone());
      await context.setOffline(false);
      await expectLoggedIn(page);
    });
  });

  test('a return link that opens another tab logs both tabs in', async ({ page, sandbox }) => {
    await askForLogin(page);
    const journal = await sandbox.journal();
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
    expect(await journal.all('/account/login')).toHaveLength(1);
  });

  test('the link in the WhatsApp reply leads back when WhatsApp opened as a page', async ({
    page,
  }) => {
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

  test('a blocked window opens by another tap, and an expired key starts a new login', async ({
    page,
    sandbox,
  }) => {
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

    await elapse(page, sandbox, 400_000);
    await expect(sheet(page, 'login.titleExpired')).toBeVisible();
    await page.getByRole('button', { name: text('login.startAgain') }).click();
    await expect(sheet(page, 'login.titleWaiting')).toBeVisible();
  });
});

test.describe('phone', () => {
  test('a foreign return link logs nobody in; any spelling of the number and a code do', async ({
    page,
    sandbox,
  }) => {
    const phoneNo = newPhone();
    await page.goto('/platform/home/account?loginState=ABCDEFGH');
    await expect.poll(() => page.url()).not.toContain('loginState');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectVisitor(page);

    await askForLogin(page);
    await page.getByRole('button', { name: text('login.phone') }).click();
    await phoneField(page).fill(`+62 (0) ${phoneNo.slice(0, 3)} ${phoneNo.slice(3)}`);
    await phoneField(page).press('Enter');
    await expect(page.getByText(textWithin('login.codeSent'))).toBeVisible();
    await page.reload();
    await codeField(page).fill(`Kode kamu ${await lastCode(sandbox, phoneNo)}.`);
    await expectLoggedIn(page);
  });

  test('wrong, exhausted and expired codes are refused; a new code works', async ({
    page,
    sandbox,
  }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await askForCode(page, phoneNo);
    const alert = sheet(page, 'login.titleCode').getByRole('alert');
    const resend = page.getByRole('button', { name: text('login.resend') });
    const isSentAgain = page.getByText(textWithin('login.resendIn'));
    const wrong = wrongOf(await lastCode(sandbox, phoneNo));
    const words = new Set<string>();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await codeField(page).fill(wrong);
      await expect(codeField(page)).toHaveValue('');
      await expect(alert).toBeVisible();
      words.add(await alert.innerText());
    }
    expect(words.size, 'the last refusal says something else').toBeGreaterThan(1);

    await elapse(page, sandbox, 61_000);
    await resend.click();
    await expect(isSentAgain).toBeVisible();
    const old = await lastCode(sandbox, phoneNo);
    await elapse(page, sandbox, 400_000);
    await codeField(page).fill(old);
    await expect(alert).toBeVisible();
    expect(words, 'an old code is not called wrong').not.toContain(await alert.innerText());
    await expectVisitor(page);

    await resend.click();
    await expect(isSentAgain).toBeVisible();
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expectLoggedIn(page);
  });

  test('hostile and huge input is filtered; going back keeps number and code', async ({
    page,
    sandbox,
  }) => {
    const phoneNo = newPhone();
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
    await phoneField(page).fill(phoneNo);
    await phoneField(page).press('Enter');
    await codeField(page).fill('<script>'.repeat(5000));
    await expect(codeField(page)).toHaveValue('');

    await page.getByRole('button', { name: text('login.changePhone') }).click();
    await expect(phoneField(page)).toHaveValue(/^81\d-\d{4}-\d+$/);
    await page.getByRole('button', { name: text('login.sendCode') }).click();
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expectLoggedIn(page);
  });

  test('each step reports a lost network and keeps the input', async ({
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
});

test.describe('the pending action', () => {
  test('a banner that requires a login opens after it, and not when it is cancelled', async ({
    page,
  }) => {
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

  test('back closes the login; the terms open on top of it and return to it', async ({ page }) => {
    await openHome(page);
    await page.getByRole('link', { name: textWithin('frame.tabAccount') }).click();
    const logIn = page.getByRole('button', { name: text('platform.logIn') });
    await logIn.click();
    await expect(sheet(page)).toBeVisible();
    await expectBackCloses(page);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/platform/home/account');
    await expectVisitor(page);

    await logIn.click();
    await page.getByRole('link', { name: text('login.terms') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: text('platform.pageLoginProtocol') }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: text('common.back') }).click();
    await expect(sheet(page)).toBeVisible();
  });
});
