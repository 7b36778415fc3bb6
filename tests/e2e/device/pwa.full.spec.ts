/** The installed web app: manifest, service worker, offline start, no private data in caches. */
import { expect, open, settled, storeCards, test } from '../fixtures.ts';
import { button, editPath, rate, send, visitor, words } from '../steps/review-steps.ts';
import { firstVideo, playing } from '../steps/video-steps.ts';
import { text } from '../texts.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

test('the manifest is complete and its icons exist', async ({ page, request }) => {
  await open(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as Manifest;
  expect(manifest.name).toMatch(/^Jajan/);
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable') === true)).toBe(true);
  for (const { src } of manifest.icons) {
    const icon = await request.get(new URL(src, new URL(address ?? '', page.url())).href);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
});

test('it starts offline with cached cards', async ({ page, context, sandbox }) => {
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await settled(page, sandbox);
  const before = await storeCards(page).first().getByRole('heading').textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(storeCards(page).first()).toBeVisible();
  expect(await storeCards(page).first().getByRole('heading').textContent()).toBe(before);
  // A page that starts offline may get the browser's offline event late, and detects it itself.
  const old = page.getByText(text('frame.offlineBanner'));
  await expect(old.or(page.getByText(text('frame.unreachableBanner')))).toBeVisible();
  await page.goto('/platform/home/account');
  await expect(page.getByRole('navigation', { name: text('frame.tabs') })).toBeVisible();
  const mark = page.getByRole('complementary', { name: text('frame.downloadBarLabel') });
  const width = () => mark.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('no reply of the API and no video is in a cache', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(await firstVideo(sandbox));
  await playing(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState('networkidle');
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });
  expect(cached.length).toBeGreaterThan(3);
  const allowed =
    /^\/(?:$|index\.html$|assets\/|icons\/|img\/|favicon|manifest\.webmanifest$|[\w-]+\.(?:png|svg|ico|webmanifest)$)/;
  expect(cached.filter((path) => !allowed.test(path))).toEqual([]);
});

test('a page that was never opened loads without the API; offline it says so', async ({
  page,
  context,
  sandbox,
}) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await sandbox.setFaults({ path: '/', kind: 'reset' });
  const reply = await page.goto('/platform/nowhere');
  expect(reply?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await context.setOffline(true);
  await page.goto('/platform/setting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('frame.offlineTitle'));
});

test('a draft opens after an offline cold start, and is sent when online again', async ({
  page,
  context,
  sandbox,
}) => {
  await visitor(page, sandbox, 'S28');
  await open(page, editPath('S28'));
  await rate(page, 4);
  await words(page).fill('Soto hangat, teh manis');
  await button(page, 'common.back').or(button(page, 'common.toHome')).first().tap();
  await expect(page.getByText(text('review.draftSaved'))).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(editPath('S28'));
  await button(cold.getByRole('dialog'), 'review.draftContinue').tap();
  await expect(words(cold)).toHaveValue('Soto hangat, teh manis');
  const waits = cold.getByText(text('review.waitsForNetwork'));
  await expect(waits).toBeVisible();

  await context.setOffline(false);
  await expect(waits).toHaveCount(0);
  await send(cold);
  await expect(cold.getByRole('heading', { name: text('review.sentTitle') })).toBeVisible();
});
