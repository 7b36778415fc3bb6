/**
 * The same path at boundaries of time: midnight, week, month, year. All other tests start on a Thursday
 * at 11:00, so that none depends on it.
 */
import { nearbyStores } from '../../support/requests.ts';
import { elapse, expect, MENTENG, openSettled, storeCards, test } from '../fixtures.ts';
import { openStore, STORES } from '../steps/store-steps.ts';
import { textWithin } from '../texts.ts';

/** Jakarta time; ten seconds later a new day begins, except for the Tuesday. */
const moments = [
  ['midnight of a Thursday', '2026-11-26T23:59:55+07:00', 'Sel 03:00'],
  ['the end of a week', '2026-11-29T23:59:55+07:00', 'Sel 03:00'],
  ['the hour at which a store opens', '2026-12-01T02:59:55+07:00', 'tutup 04:00'],
  ['the end of a year', '2026-12-31T23:59:55+07:00', 'Sel 03:00'],
  ['the end of a February of 29 days', '2028-02-29T23:59:55+07:00', 'Sel 03:00'],
] as const;

for (const [name, moment, hoursShown] of moments) {
  test(`home and a store agree with the server at ${name}`, async ({ page, sandbox }) => {
    const atMs = Date.parse(moment);
    await sandbox.elapse(atMs - sandbox.nowMs());
    await page.clock.setSystemTime(atMs);

    await openSettled(page, sandbox);
    await elapse(page, sandbox, 10_000);
    const { poiList } = await nearbyStores(sandbox, MENTENG);
    const nearest = storeCards(page).first().getByRole('heading');
    await expect(nearest).toHaveText(poiList[0]?.storeName ?? 'missing');

    await openStore(page, STORES.tuesdayNight);
    const hours = page.getByRole('button', { name: textWithin('merchant.hours') }).first();
    await expect(hours).toContainText(hoursShown);
  });
}
