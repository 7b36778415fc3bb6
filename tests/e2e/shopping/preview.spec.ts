/** Image preview: paging, zooming, closing. Merchant 2 "Image preview", 9. */
import type { Page } from '@playwright/test';
import { nearbyStores } from '../../support/requests.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, MENTENG, open, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const PREVIEW = '/platform/imagePreview';

interface Group {
  type: string;
  images: { url: string; name: string }[];
}

/** As many store covers as asked for. */
async function pictures(sandbox: Sandbox, count: number): Promise<Group['images']> {
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  return Array.from({ length: count }, (_, at) => {
    const store = poiList[at % poiList.length];
    return { url: store?.storeImageUrl ?? '', name: `Foto ${at + 1} ${store?.storeName}` };
  });
}

/** The history as when a screen opened it: home is the previous entry. */
async function openPreview(page: Page, groups: Group[], index = 0): Promise<void> {
  await open(page);
  await page.evaluate(
    ([path, preview]) => {
      const state = { usr: { preview }, key: crypto.randomUUID(), idx: 1 };
      history.pushState(state, '', path);
    },
    [PREVIEW, { groups, index }] as const,
  );
  await page.reload();
  // Wait for a visible picture: Chromium drops touches before the first paint.
  await expect(page.locator('main img[data-shown]').first()).toBeVisible();
}

const place = (page: Page, number: number, total: number) =>
  page.getByText(`${number} / ${total}`, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: text('gallery.next') });
const previous = (page: Page) => page.getByRole('button', { name: text('gallery.previous') });
const shown = (page: Page) => page.getByRole('main').getByRole('img');

async function drag(page: Page, dx: number, dy = 0): Promise<void> {
  await page.mouse.move(180, 400);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1)
    await page.mouse.move(180 + (dx * step) / 8, 400 + (dy * step) / 8);
  await page.mouse.up();
}

/** A double tap is within 0.3 s by event time, however late the events arrive. */
async function tapTwice(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const begunS = Date.now() / 1000;
  for (const clickCount of [1, 2])
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await devTools.send('Input.dispatchMouseEvent', {
        type,
        x: 180,
        y: 400,
        button: 'left',
        clickCount,
        timestamp: begunS + clickCount / 10,
      });
  await devTools.detach();
}

/** The zoom factor. */
function scale(page: Page): Promise<number> {
  return shown(page).evaluate((image) => {
    const { transform } = getComputedStyle(image);
    return transform === 'none' ? 1 : new DOMMatrix(transform).a;
  });
}

test('buttons, keys and swipes turn pages; a short swipe does not; indices are clamped', async ({
  page,
  sandbox,
}) => {
  await openPreview(page, [{ type: 'store', images: await pictures(sandbox, 3) }]);
  await expect(place(page, 1, 3)).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await next(page).tap();
  await expect(place(page, 2, 3)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 3, 3)).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 3, 3)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(place(page, 1, 3)).toBeVisible();
  await expect(shown(page)).toHaveAccessibleName(/^Foto 1 /);

  await drag(page, 200);
  await expect(place(page, 1, 3)).toBeVisible();
  await drag(page, -20);
  await expect(place(page, 1, 3)).toBeVisible();
  await drag(page, -200);
  await expect(place(page, 2, 3)).toBeVisible();
  await drag(page, -200);
  await expect(place(page, 3, 3)).toBeVisible();
  await drag(page, -200);
  await expect(place(page, 3, 3)).toBeVisible();
  await drag(page, 200);
  await expect(place(page, 2, 3)).toBeVisible();
});

test('double tap toggles zoom; pinch zooms up to four times', async ({ page, sandbox }) => {
  await openPreview(page, [{ type: 'dish', images: await pictures(sandbox, 2) }]);
  await expect(shown(page)).toBeVisible();
  await tapTwice(page);
  await expect.poll(() => scale(page)).toBeCloseTo(2.5, 1);
  // A swipe now pans the picture instead of paging.
  await drag(page, -60);
  await expect(place(page, 1, 2)).toBeVisible();
  await tapTwice(page);
  await expect.poll(() => scale(page)).toBeCloseTo(1, 1);

  const touch = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: 180 - apart / 2, y: 400, id: 0 },
        { x: 180 + apart / 2, y: 400, id: 1 },
      ],
    });
  await at('touchStart', 40);
  for (const apart of [60, 80]) await at('touchMove', apart);
  await expect.poll(() => scale(page)).toBeCloseTo(2, 1);
  for (const apart of [150, 250, 330]) await at('touchMove', apart);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => scale(page)).toBeCloseTo(4, 1);
  // By mouse: Chromium may drop the click of a tap 0.1 s after a pinch.
  await next(page).click();
  await expect(place(page, 2, 2)).toBeVisible();
  await expect.poll(() => scale(page), 'the next one begins whole').toBeCloseTo(1, 1);
});

test('tabs jump to each image type, and follow the current picture', async ({ page, sandbox }) => {
  const images = await pictures(sandbox, 5);
  const groups = [
    { type: 'store', images: images.slice(0, 2) },
    { type: 'menu', images: images.slice(2) },
  ];
  // An index past the end is clamped to the last picture.
  await openPreview(page, groups, 99);
  const tab = (key: string) => page.getByRole('tab', { name: textWithin(key) });
  await expect(place(page, 3, 3)).toBeVisible();
  await expect(tab('gallery.typeMenu')).toHaveAttribute('aria-selected', 'true');
  await tab('gallery.typeStore').tap();
  await expect(place(page, 1, 2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('gallery.typeMenu'), 'as tabs go').toBeFocused();
  await expect(place(page, 1, 3)).toBeVisible();
  await previous(page).tap();
  await expect(place(page, 2, 2)).toBeVisible();
  await expect(tab('gallery.typeStore')).toHaveAttribute('aria-selected', 'true');
});

test('Escape, the button and a pull down close the preview', async ({ page, sandbox }) => {
  const groups = [{ type: 'store', images: await pictures(sandbox, 2) }];
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: text('gallery.close') }).tap(),
    () => drag(page, 0, 260),
  ]) {
    await openPreview(page, groups);
    await expect(shown(page)).toBeVisible();
    await leave();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  }
});

test('three of 200 pictures are in the DOM, each requested at width 1080', async ({
  page,
  sandbox,
}) => {
  await openPreview(page, [{ type: 'store', images: await pictures(sandbox, 200) }], 99);
  await expect(place(page, 100, 200)).toBeVisible();
  const images = page.locator('main img');
  await expect(images).toHaveCount(3);
  for (const image of await images.all())
    expect(new URL((await image.getAttribute('src')) ?? '', page.url()).searchParams.get('w')).toBe(
      '1080',
    );
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
  await expect(place(page, 130, 200)).toBeVisible();
  await expect(images).toHaveCount(3);
});

test('a picture that fails says so and offers a retry', async ({ page, sandbox }) => {
  const [good] = await pictures(sandbox, 1);
  const bad = { url: '/img/nothing-of-this-name', name: 'Foto' };
  await openPreview(page, [{ type: 'store', images: [bad, good ?? bad] }]);
  await expect(page.getByRole('alert')).toContainText(textWithin('gallery.failed'));
  await page.getByRole('button', { name: text('common.retry') }).tap();
  await expect(page.getByRole('alert'), 'it is not there now either').toBeVisible();
  await next(page).tap();
  await expect(shown(page)).toBeVisible();
});

test('opened cold, back leads to its store or home', async ({ page }) => {
  await open(page, `${PREVIEW}?storeId=S1`);
  await expect(page).toHaveURL(/\/platform\/merchant\?storeId=S1$/);
  await open(page, PREVIEW);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
