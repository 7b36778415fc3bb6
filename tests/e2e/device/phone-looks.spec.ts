/** Layout on the simulated phone. */
import { expect, open, test } from '../fixtures.ts';
import { OPTIONS, withPhone } from '../steps/phone-steps.ts';

test('safe areas stay free', async ({ page }) => {
  await withPhone(page, 'location=granted&insets=notch');
  await open(page, OPTIONS);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(47);
});
