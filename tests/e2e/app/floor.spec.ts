/**
 * The oldest engines that are served, played by taking away what they lack (decisions "The oldest
 * engines"). The table of screens is walked so in `screens.spec.ts`, with dialogs.
 */
import { newer, removeNewer } from '../../support/floor.ts';
import { expect, test } from '../fixtures.ts';
import { reach, SCREENS } from '../screens.ts';

/** One row for each way that puts a layer over the page. */
const LAYERS = new Set(['account-language', 'scan-why']);
const NEWER = newer();

for (const row of SCREENS.filter(({ name }) => LAYERS.has(name)))
  test.describe(() => {
    test.use(row.use ?? {});

    test(`${row.name} opens where there is no dialog element`, async ({ page, sandbox }) => {
      await page.addInitScript(removeNewer, NEWER);
      await reach(row, { page, sandbox });
      await expect(page.getByRole('dialog').first()).toBeVisible();
      expect(await page.evaluate(() => 'HTMLDialogElement' in globalThis)).toBe(false);
    });
  });

for (const missing of ['AggregateError', 'BigInt64Array'])
  test(`an engine without ${missing} is told that it is too old`, async ({ page }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), missing);
    await page.goto('/');
    const told = page.getByText('Peramban ini terlalu lama untuk Jajan.');
    await expect(told).toBeVisible();
    await expect(told).toBeInViewport();
  });
