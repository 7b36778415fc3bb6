/** The server is down when the app starts: the service worker serves the app, storage its home. */
import { storeListPath } from '../../support/requests.ts';
import { Sandbox, T0_MS, webFolder } from '../../support/sandbox.ts';
import {
  elapseUntil,
  expect,
  leaveAndStop,
  open,
  settled,
  stopTime,
  storeCards,
  test,
} from '../fixtures.ts';
import { text } from '../texts.ts';

test.use({ serviceWorkers: 'allow' });

test('cached home is shown, and fresh data loads when the server is back', async ({ page }) => {
  const own = await Sandbox.start({ web: webFolder, args: ['--start-at-ms', String(T0_MS)] });
  try {
    await open(page, own.baseUrl);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await settled(page, own);
    const first = storeCards(page).first().getByRole('heading');
    const name = (await first.textContent()) ?? '';
    await own.kill();
    await page.reload();
    await expect(first).toHaveText(name);
    const banner = page.getByText(text('frame.unreachableBanner'));
    await expect(banner).toBeVisible();
    // The journal starts before the first request.
    await stopTime(page);
    await own.restart();
    const journal = await own.journal();
    await page.clock.resume();
    await elapseUntil(page, own, () => banner.isHidden());
    expect((await journal.next(storeListPath.distance)).status).toBe(200);
    await expect(first).toHaveText(name);
  } finally {
    await leaveAndStop(page, own);
  }
});
