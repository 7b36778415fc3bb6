/** Steps of a login, and of the world around it that the sandbox plays. */
import { expect, type Locator, type Page } from '@playwright/test';
import type {
  FreezeReason,
  LastCodeData,
  SliderMode,
  WhatsAppOutcome,
} from '../../src/api/generated/types.ts';
import { text } from '../e2e/texts.ts';
import { expectSaid } from './said.ts';
import type { Sandbox } from './sandbox.ts';

let phones = 0;

/** A number that no other test uses: the sandbox limits codes per number. Digits after 62. */
export function newPhone(): string {
  phones += 1;
  return `81${String(process.pid % 10_000).padStart(4, '0')}${String(phones).padStart(5, '0')}`;
}

export function sheet(page: Page, title = 'login.title'): Locator {
  return page.getByRole('dialog', { name: text(title) });
}

/** From the account tab, where the login has no pending action. */
export async function askForLogin(page: Page): Promise<Locator> {
  await page.goto('/platform/home/account');
  await page.getByRole('button', { name: text('platform.logIn') }).click();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

/** Returns the page that plays WhatsApp. */
export async function openWhatsApp(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: text('login.whatsapp') }).click();
  const whatsApp = await opened;
  await whatsApp.waitForURL(/\/console\/whatsapp\?/);
  await expect(sheet(page, 'login.titleWaiting')).toBeVisible();
  return whatsApp;
}

/** The message that the app filled in, sent or withdrawn by that phone; then back to the app. */
export async function playMessage(
  sandbox: Sandbox,
  page: Page,
  whatsApp: Page,
  phoneNo: string,
  outcome: WhatsAppOutcome = 'SENT',
): Promise<void> {
  const message = new URL(whatsApp.url()).searchParams.get('text') ?? '';
  await sandbox.call('/sandbox/whatsapp', { text: message, phoneNo, outcome });
  await page.bringToFront();
}

export async function demandSlider(sandbox: Sandbox, mode: SliderMode): Promise<void> {
  await sandbox.call('/sandbox/slider', { mode });
}

export async function freeze(
  sandbox: Sandbox,
  phoneNo: string,
  reason?: FreezeReason,
): Promise<void> {
  await sandbox.call('/sandbox/freeze', reason ? { phoneNo, reason } : { phoneNo });
}

/** The code in the last SMS. */
export async function lastCode(sandbox: Sandbox, phoneNo: string): Promise<string> {
  const body = { countryCode: '62', phoneNo };
  const { code } = (await sandbox.call('/sandbox/last_code', body)) as LastCodeData;
  if (!code) throw new Error(`no code was sent to ${phoneNo}`);
  return code;
}

export function wrongOf(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export function phoneField(page: Page): Locator {
  return page.getByRole('textbox', { name: text('login.phoneLabel') });
}

export function codeField(page: Page): Locator {
  return page.getByRole('textbox', { name: text('login.codeLabel') });
}

/** Up to the field for the code. */
export async function askForCode(page: Page, phoneNo: string): Promise<void> {
  await page.getByRole('button', { name: text('login.phone') }).click();
  await phoneField(page).fill(`0${phoneNo}`);
  await page.getByRole('button', { name: text('login.sendCode') }).click();
  await expect(codeField(page)).toBeVisible();
}

export async function expectLoggedIn(page: Page): Promise<void> {
  await expectSaid(page, text('login.success'));
  await expect(sheet(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jajan.tokenInfo') !== null))
    .toBe(true);
}

export async function expectVisitor(page: Page): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem('jajan.tokenInfo'));
  expect(kept).toBeNull();
}

/** The device works it out by itself. */
export async function passByWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('login.sliderQuestion') }).click();
}

/**
 * Finds the gap of the slider picture: the place where the background under the shade matches the
 * piece. A value of the slider.
 */
export function findGap(page: Page): Promise<number> {
  return page.getByRole('slider').evaluate(async (handle) => {
    const pictures = [...(handle.closest('dialog')?.querySelectorAll('img') ?? [])];
    const pixels = await Promise.all(
      pictures.map(async (picture) => {
        await picture.decode();
        const { naturalWidth: width, naturalHeight: height } = picture;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        context?.drawImage(picture, 0, 0);
        return { width, height, data: context?.getImageData(0, 0, width, height).data ?? [] };
      }),
    );
    const [ground, piece] = pixels;
    if (!ground || !piece) throw new Error('the slider has no pictures');
    const top = Math.round(
      (Number.parseFloat(pictures[1]?.style.top ?? '0') / 100) * ground.height,
    );
    let best = { x: 0, error: Number.POSITIVE_INFINITY };
    for (let x = 0; x <= ground.width - piece.width; x += 1) {
      let [error, seen] = [0, 0];
      for (let at = 0; at < piece.width * piece.height; at += 5) {
        if ((piece.data[at * 4 + 3] ?? 0) < 250) continue;
        const [px, py] = [at % piece.width, Math.floor(at / piece.width)];
        const under = ((top + py) * ground.width + x + px) * 4;
        for (const [channel, ink] of [26, 22, 19].entries()) {
          const dark = 0.38 * (piece.data[at * 4 + channel] ?? 0) + 0.62 * ink;
          error += ((ground.data[under + channel] ?? 0) - dark) ** 2;
          seen += 1;
        }
      }
      if (error / seen < best.error) best = { x, error: error / seen };
    }
    // The pictures may be sharper than the scale of the slider.
    const share = Number.parseFloat(pictures[1]?.style.width ?? '0') / 100;
    const width = Number(handle.getAttribute('aria-valuemax')) / (1 - share);
    return Math.round((best.x / ground.width) * width);
  });
}
