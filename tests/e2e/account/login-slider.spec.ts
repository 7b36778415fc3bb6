/** The slider check, in each of its three ways. Spec home 4, 8; WCAG 2.5.7, 3.3.8. */
import type { Locator } from '@playwright/test';
import {
  askForLogin,
  codeField,
  demandSlider,
  expectLoggedIn,
  findGap,
  lastCode,
  newPhone,
  openWhatsApp,
  passByWork,
  phoneField,
  playMessage,
} from '../../support/login-steps.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, holdTime, test } from '../fixtures.ts';
import { text } from '../texts.ts';

test.describe('slider', () => {
  test.beforeEach(({ sandbox }) => demandSlider(sandbox, 'ALWAYS'));

  test('passes by dragging, after a failed attempt', async ({ page, sandbox }) => {
    await askForLogin(page);
    await playMessage(sandbox, page, await openWhatsApp(page), newPhone());
    const handle = page.getByRole('slider');
    await expect(handle).toBeVisible();
    const hold = await holdTime(page);
    await drag(handle, 0.97);
    const said = page.getByRole('dialog').getByText('Belum pas');
    await hold(said);
    await expectApart(said, handle.locator('xpath=..'));
    await page.clock.resume();
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    await expect(handle).toHaveAttribute('aria-disabled', 'false');
    await drag(handle, (await findGap(page)) / Number(await handle.getAttribute('aria-valuemax')));
    await expectLoggedIn(page);
  });

  test('passes with the keyboard', async ({ page, sandbox }) => {
    await askForLogin(page);
    await playMessage(sandbox, page, await openWhatsApp(page), newPhone());
    const handle = page.getByRole('slider');
    await expect(handle).toBeVisible();
    const gap = await findGap(page);
    await handle.focus();
    for (let at = 0; at + 30 <= gap; at += 30) await handle.press('PageUp');
    for (let at = gap - (gap % 30); at + 2 < gap; at += 3) await handle.press('ArrowRight');
    await handle.press('Enter');
    await expectLoggedIn(page);
  });

  test('passes by work of the device, before a code is sent', async ({ page, sandbox }) => {
    const phoneNo = newPhone();
    await askForLogin(page);
    await page.getByRole('button', { name: text('login.phone') }).click();
    await phoneField(page).fill(phoneNo);
    await phoneField(page).press('Enter');
    await passByWork(page);
    await expect(codeField(page)).toBeVisible();
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await passByWork(page);
    await expectLoggedIn(page);
  });

  test('keeps the work with a toast when the network is lost', async ({ page, sandbox }) => {
    await askForLogin(page);
    await playMessage(sandbox, page, await openWhatsApp(page), newPhone());
    await expect(page.getByRole('slider')).toBeVisible();
    await sandbox.setFaults({ path: '/account/checkSlider', kind: 'reset' });
    await passByWork(page);
    await expectSaid(page, text('login.network'));
    await sandbox.setFaults();
    await page.getByRole('button', { name: text('login.tryAgain') }).click();
    await expectLoggedIn(page);
  });
});

/** The toast is above every control, not over one of them; the clock is stopped. */
async function expectApart(said: Locator, control: Locator): Promise<void> {
  const words = await said.elementHandle();
  const gapPx = await control.evaluate(
    (below, above) =>
      above instanceof Element &&
      below.getBoundingClientRect().top - above.getBoundingClientRect().bottom,
    words,
  );
  expect(gapPx).toBeGreaterThan(0);
}

/** Drags the handle to a fraction of its track. */
async function drag(handle: Locator, share: number): Promise<void> {
  const track = handle.locator('xpath=..');
  const [own, way] = await handle.evaluate((element) => {
    const { clientWidth = 0, clientHeight = 0 } = element.parentElement ?? {};
    return [element.clientWidth, { x: clientWidth - element.clientWidth, y: clientHeight / 2 }];
  });
  const targetPosition = { x: own / 2 + way.x * share, y: way.y };
  await handle.dragTo(track, { targetPosition, steps: 8 });
}
