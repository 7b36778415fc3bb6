/** Each step of the login: axe in both themes, large text, a narrow screen, the keyboard, three languages. */
import type { Page } from '@playwright/test';
import {
  askForLogin,
  codeField,
  demandSlider,
  expectLoggedIn,
  lastCode,
  newPhone,
  openWhatsApp,
  phoneField,
  sheet,
} from '../support/login-steps.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from './fixtures.ts';
import { seriousFindings } from './looks.ts';
import { LOCALES, text } from './texts.ts';

/** Goes through every step and looks at each. */
async function walk(
  page: Page,
  sandbox: Sandbox,
  look: (step: string) => Promise<void>,
): Promise<void> {
  await demandSlider(sandbox, 'ALWAYS');
  await askForLogin(page);
  await look('choose');
  await page.getByRole('button', { name: text('login.phone') }).click();
  await phoneField(page).press('Enter');
  await expect(page.getByText(text('login.phoneEmpty'))).toBeVisible();
  await look('phone');
  await phoneField(page).fill(newPhone());
  await phoneField(page).press('Enter');
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('slider').press('ArrowRight');
  await look('slider');
  await page.getByRole('button', { name: text('login.sliderQuestion') }).click();
  await expect(sheet(page, 'login.titleSlider').getByRole('textbox')).toBeVisible();
  await look('question');
  await demandSlider(sandbox, 'NEVER');
  await sheet(page, 'login.titleSlider')
    .getByRole('button', { name: text('common.back') })
    .click();
  await phoneField(page).press('Enter');
  await codeField(page).fill('123');
  await look('code');
  for (const before of [
    phoneField(page),
    page.getByRole('button', { name: text('login.whatsapp') }),
  ]) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('common.back') })
      .click();
    await expect(before).toBeVisible();
  }
  await (await openWhatsApp(page)).close();
  await look('waiting');
  await sandbox.setClock(400_000);
  await expect(sheet(page, 'login.titleExpired')).toBeVisible({ timeout: 40_000 });
  await look('expired');
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious at any step, ${theme}`, async ({ page, sandbox }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const findings: string[] = [];
    await walk(page, sandbox, async (step) => {
      findings.push(...(await seriousFindings(page)).map((finding) => `${step}: ${finding}`));
    });
    expect(findings).toEqual([]);
  });
}

/** What is cut off, reaches beyond the sheet, or is too small for a finger. */
function unfit(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    for (const element of dialog.querySelectorAll<HTMLElement>('*')) {
      const { left, right, height } = element.getBoundingClientRect();
      if (height > 1 && (right > width + 1 || left < -1))
        found.push(`beyond: ${element.tagName} ${element.className}`);
      if (element.scrollWidth > element.clientWidth + 1 && element.tagName === 'BUTTON')
        found.push(`cut: ${element.textContent}`);
    }
    for (const target of dialog.querySelectorAll<HTMLElement>('button, a, input, [role=slider]')) {
      const box = target.getBoundingClientRect();
      const around = getComputedStyle(target, '::after');
      const more = around.position === 'absolute' ? Number.parseFloat(around.height) || 0 : 0;
      if (Math.max(box.height, more) < 43.5) found.push(`small: ${target.textContent}`);
    }
    return found;
  });
}

test('with text at 200 % and on 320 px every step fits', async ({ page, sandbox }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const findings: string[] = [];
  await walk(page, sandbox, async (step) => {
    findings.push(...(await unfit(page)).map((finding) => `${step}: ${finding}`));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    findings.push(...(await unfit(page)).map((finding) => `${step}, 200 %: ${finding}`));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  });
  expect(findings).toEqual([]);
});

test('the keyboard alone logs in', async ({ page, sandbox }) => {
  await demandSlider(sandbox, 'NEVER');
  const phoneNo = newPhone();
  await page.goto('/platform/home/account');
  await page.getByRole('button', { name: text('platform.logIn') }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await tabTo(page, text('login.phone'));
  await page.keyboard.press('Enter');
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.type(phoneNo);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await lastCode(sandbox, phoneNo));
  await expectLoggedIn(page);
});

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('dialog').getByRole('button', { name });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return wanted.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
}

for (const { locale } of LOCALES) {
  test(`the login speaks ${locale}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('jajan.locale', JSON.stringify(chosen)),
      locale,
    );
    await page.goto('/platform/home/account');
    await page.getByRole('button', { name: text('platform.logIn', locale) }).click();
    const dialog = page.getByRole('dialog', { name: text('login.title', locale) });
    await expect(
      dialog.getByRole('button', { name: text('login.whatsapp', locale) }),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: text('login.privacy', locale) })).toBeVisible();
    await expect(dialog).not.toContainText(/login\.|[\uE000\uE001{}]/);
    await dialog.getByRole('link', { name: text('login.privacy', locale) }).click();
    await expect(
      page.getByRole('navigation', { name: text('legal.contents', locale) }),
    ).toBeVisible();
    await expect(page.getByText(/UU PDP/).first()).toBeVisible();
  });
}

test('the contents of a legal page lead to its sections', async ({ page }) => {
  await page.goto('/platform/PrivacyPolicy');
  const contents = page.getByRole('navigation', { name: text('legal.contents') });
  await contents.getByRole('button', { name: 'Hak Anda' }).click();
  const heading = page.getByRole('heading', { name: /Hak Anda/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
