/** Picture sizes of reviews at a phone's pixel ratio. Merchant 9. */
import { expect, open, test } from '../fixtures.ts';
import { BUSY_STORE, listPath } from '../steps/review-steps.ts';
import { text } from '../texts.ts';

test('thumbnails are requested at width 320', async ({ page }) => {
  await open(page, `${listPath(BUSY_STORE)}&filter=WITH_PHOTOS`);
  const pictures = page
    .getByRole('list', { name: text('review.photos') })
    .getByRole('presentation');
  await expect(pictures.first()).toHaveAttribute('src', /[?&]w=320$/);
});
