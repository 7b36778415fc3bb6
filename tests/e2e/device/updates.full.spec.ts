/** A new version is deployed while the app is in use. Security A.7. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { filesOfChunk } from '../../support/built-files.ts';
import { Sandbox, webFolder } from '../../support/sandbox.ts';
import { expect, leaveAndStop, storeCards, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

/** A separate deployment, replaced while the app runs. */
async function deployed(): Promise<{ own: Sandbox; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'jajan-web-'));
  cpSync(webFolder, folder, { recursive: true });
  const own = await Sandbox.start({ web: folder });
  own.onStop(() => rmSync(folder, { recursive: true, force: true }));
  return { own, folder };
}

function remove(folder: string, isGone: (name: string) => boolean): number {
  const names = readdirSync(folder).filter(isGone);
  for (const name of names) rmSync(join(folder, name));
  return names.length;
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version asks before it takes over', async ({ page }) => {
    const { own, folder } = await deployed();
    try {
      await page.goto(own.baseUrl);
      await expect(storeCards(page).first()).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await expect(storeCards(page).first()).toBeVisible();
      await expect(page.getByText(text('platform.updateReady'))).toHaveCount(0);

      remove(folder, (name) => /^sw\.js\.(?:br|gz)$/.test(name));
      appendFileSync(join(folder, 'sw.js'), '\n// a later deployment\n');
      await own.restart();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(page.getByText(text('platform.updateReady'))).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: text('common.reload') }).click();
      await loaded;
      await expect(storeCards(page).first()).toBeVisible();
      await expect(page.getByText(text('platform.updateReady'))).toHaveCount(0);
    } finally {
      await leaveAndStop(page, own);
    }
  });

  test('a version that is too old takes a new one by a tap, and never by itself', async ({
    page,
  }) => {
    const { own, folder } = await deployed();
    try {
      await page.goto(own.baseUrl);
      await expect(storeCards(page).first()).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const key = 'web_client_config';
      const later = { key, value: { minVersionCode: '999000000' } };
      await own.call('/sandbox/config', later);
      await page.reload();
      const tooOld = page.getByRole('heading', { name: text('frame.outdatedTitle') });
      await expect(tooOld).toBeVisible();
      let loads = 0;
      page.on('load', () => (loads += 1));
      const reload = page.getByRole('button', { name: text('common.reload') });
      await reload.click();
      await expect(page.getByText(text('frame.outdatedNotYet'))).toBeVisible();
      expect(loads).toBe(0);

      // The kept configuration says it without a network, where a reload would end on an error page.
      await page.context().setOffline(true);
      await page.reload();
      await expect(tooOld).toBeVisible();
      await reload.click();
      await expect(page.getByText(text('frame.stillOffline'))).toBeVisible();
      await page.context().setOffline(false);
      loads = 0;

      remove(folder, (name) => /^sw\.js\.(?:br|gz)$/.test(name));
      appendFileSync(join(folder, 'sw.js'), '\n// a later deployment\n');
      await own.restart();
      await own.call('/sandbox/config', later);
      await reload.click();
      await expect.poll(() => loads).toBe(1);
      // The same code again, as the files of this deployment are: it stays with the screen.
      await expect(tooOld).toBeVisible();
      await own.call('/sandbox/config', { key, value: {} });
      await page.reload();
      await expect(storeCards(page).first()).toBeVisible();
      expect(loads).toBe(2);
    } finally {
      await leaveAndStop(page, own);
    }
  });
});

test('missing files of an old version reload the page once, never in a loop', async ({ page }) => {
  const { own, folder } = await deployed();
  try {
    // Deleted from the start: the page notices while preloading in idle time, before any tap.
    const gone = filesOfChunk(folder, 'order').map((path) => basename(path));
    const removed = remove(join(folder, 'assets'), (name) =>
      gone.some((file) => name.startsWith(file)),
    );
    expect(removed).toBeGreaterThan(0);
    await own.restart();
    // Including the one of the first visit.
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(own.baseUrl);
    await expect(storeCards(page).first()).toBeVisible();
    const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
    const crash = page.getByRole('heading', { name: text('frame.crashTitle') });
    await expect.poll(() => loads).toBe(2);
    await tabs.getByRole('link', { name: textWithin('frame.tabOrder') }).click();
    await expect(crash).toBeVisible();
    expect(loads).toBe(2);
  } finally {
    await leaveAndStop(page, own);
  }
});
