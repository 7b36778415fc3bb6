/** Motion on the store page, and picture sizes at a phone's pixel ratio. Merchant 2, 9. */
import { expect, test } from '../fixtures.ts';
import { coupons, infoOf, openStore, STORES, vouchers } from '../steps/store-steps.ts';
import { text, textWithin } from '../texts.ts';

test('the gallery pauses, counts and opens the preview; pictures are requested at their drawn size', async ({
  page,
  sandbox,
}) => {
  const info = await infoOf(sandbox, STORES.rich);
  const urls = [...info.backgroundImageList, ...info.storeImageList].map(
    ({ imageType, imageUrl, name }) => `${imageType} ${imageUrl} ${name?.['id-ID'] ?? ''}`,
  );
  await openStore(page, STORES.rich);
  const main = page.getByRole('main');
  await test.step('pictures', async () => {
    for (const [part, size] of [
      [main.getByRole('region', { name: textWithin('merchant.gallery') }), /[?&]h=1024$/],
      [vouchers(page), /[?&]w=160$/],
      [coupons(page), /[?&]w=80$/],
    ] as const)
      await expect(part.getByRole('presentation').first()).toHaveAttribute('src', size);
    const dish = main.getByRole('list', { name: text('merchant.menuPhotos') });
    await expect(dish.getByRole('presentation').first()).toHaveCSS('width', '80px');
    await expect(dish.getByRole('presentation').first()).toHaveCSS('height', '80px');
  });
  await test.step('gallery', async () => {
    await page.getByRole('button', { name: text('merchant.galleryPause') }).tap();
    await expect(page.getByRole('button', { name: text('merchant.galleryPlay') })).toBeVisible();
    const all = page.getByRole('button', { name: text('merchant.galleryAll') });
    await expect(all).toHaveText(String(new Set(urls).size));
    await all.tap();
    await expect(page).toHaveURL(/imagePreview/);
    await page.goBack();
    await expect(all).toBeVisible();
  });
});
