/** Interactions on the profile of docs/product.md "Speed": time to the next screen, and the slowest tap. */
import { observe, PHONE, seenBy, slowDown } from './profile.mjs';
import { median, row } from './table.mjs';

export async function measureInteraction(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observe(page);
  await slowDown(page);
  await page.goto(`${baseUrl}/`);
  await page.getByRole('article').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(4000);

  const tabs = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link');
  const changes = [];
  // The account tab for the first time (its code is not loaded yet), back home, and again.
  for (const index of [-1, 0, -1, 0, -1, 0]) {
    const tab = index < 0 ? tabs.last() : tabs.first();
    changes.push(await routeChange(page, tab));
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(500);
  const { interactions } = await seenBy(page);
  await context.close();
  return [
    row('Route change: first visit, to the skeleton', changes[0], { unit: 'ms', atMost: 100 }),
    row('Route change: later visits', median(changes.slice(1)), { unit: 'ms', atMost: 100 }),
    row('INP over these taps', Math.max(0, ...interactions.map((i) => i.durationMs)), {
      unit: 'ms',
      atMost: 100,
      note: `${interactions.length} events`,
    }),
  ];
}

/** From the tap to the first frame with the new address and content. */
async function routeChange(page, tab) {
  const changed = page.evaluate(
    () =>
      new Promise((done) => {
        const before = location.pathname;
        addEventListener(
          'click',
          (event) => {
            const startedMs = event.timeStamp;
            const look = () => {
              if (location.pathname === before) requestAnimationFrame(look);
              else requestAnimationFrame((frameMs) => done(frameMs - startedMs));
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
  );
  await tab.tap();
  return changed;
}
