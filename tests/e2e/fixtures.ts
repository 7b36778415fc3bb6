/**
 * What every browser test has: a sandbox of its worker, reset before each test, and a page that may
 * not break the content security policy nor throw.
 *
 * Tests act by role and label, wait by expectation, and reach faults and time through the sandbox.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { nearbyStores } from '../support/requests.ts';
import { hearPages } from '../support/said.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { sandboxOf } from '../support/sandboxes.ts';
import { slowDown } from '../support/slow.ts';
import { text } from './texts.ts';

interface TestFixtures {
  /** `SLOW=4 npm run e2e`: pages that think four times as long, to find what only a quick machine gets right. */
  slowness: undefined;
  /** For `expectSaid`. */
  heard: undefined;
  /** What went wrong behind the page's back; must be empty at the end. */
  silentFailures: string[];
}

interface WorkerFixtures {
  sandbox: Sandbox;
}

/** Central Jakarta, where the seed is densest. */
export const MENTENG = { latitude: -6.1955, longitude: 106.8322 };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandbox: [
    async ({}, use, { parallelIndex }) => {
      await use(sandboxOf(parallelIndex));
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ sandbox }, use) => {
    await sandbox.reset();
    await use(sandbox.baseUrl);
  },

  context: async ({ context, sandbox }, use) => {
    await context.clock.install({ time: sandbox.nowMs() });
    await use(context);
  },

  geolocation: MENTENG,
  permissions: ['geolocation'],

  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = (...given) => overlaysGone(page).then(() => goto(...given));
    page.reload = (...given) => overlaysGone(page).then(() => reload(...given));
    await use(page);
  },

  slowness: [
    async ({ context }, use) => {
      const rate = Number(process.env['SLOW'] ?? 1);
      if (rate > 1) slowDown(context, rate);
      await use(undefined);
    },
    { auto: true },
  ],

  heard: [
    async ({ context }, use) => {
      await hearPages(context);
      await use(undefined);
    },
    { auto: true },
  ],

  silentFailures: [
    async ({ context }, use) => {
      const failures: string[] = [];
      await context.exposeFunction('reportViolation', (text: string) => failures.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const bound = window as unknown as { reportViolation: (text: string) => void };
          bound.reportViolation(
            `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
          );
        });
      });
      context.on('weberror', (error) => failures.push(`error: ${error.error().message}`));
      await use(failures);
      expect(failures, 'no violation of the policy and no uncaught error').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * After an overlay has closed the app steps back over its mark in the history. An address that is opened
 * meanwhile is stopped by that step (`net::ERR_ABORTED`), which no finger is as fast as.
 */
async function overlaysGone(page: Page): Promise<void> {
  const isGone = () =>
    !('jajanOverlay' in ((history.state ?? {}) as object)) ||
    document.querySelector('dialog[open]') !== null;
  await page.waitForFunction(isGone, undefined, { polling: 20 });
}

/** Opens a path and waits until the app has taken over from the page as it came. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('navigation').or(page.getByRole('main')).first()).toBeVisible();
}

/** The store cards of the list that are in the document. */
export function storeCards(page: Page): Locator {
  return page.getByRole('region', { name: text('home.nearbyStores') }).getByRole('article');
}

/** Waits until home shows stores. */
export async function openHome(page: Page): Promise<void> {
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
}

/**
 * Waits until home no longer changes by itself: the address is known, and the list is that of the
 * position, no longer that of where a visit begins.
 */
export async function settled(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(page.getByText(text('home.locationNote'))).toBeVisible();
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  const nearest = storeCards(page).first().getByRole('heading');
  await expect(nearest).toHaveText(poiList[0]?.storeName ?? '');
}

/** As `openHome`, for what must not be taken from under a finger when the position has been found. */
export async function openSettled(page: Page, sandbox: Sandbox): Promise<void> {
  await openHome(page);
  await settled(page, sandbox);
}

/** The element that scrolls on a screen; the document itself never does. */
export function scroller(page: Page): Locator {
  return page.getByRole('main');
}

/**
 * Where the screen stands at the next tap, for those who come back to it: rows that are still being
 * measured move it until then, and so does a tap on what is half out of view.
 */
export async function topAtTap(page: Page): Promise<() => Promise<number>> {
  await scroller(page).evaluate((element) => {
    const note = () => sessionStorage.setItem('topAtTap', String(element.scrollTop));
    addEventListener('click', note, { once: true, capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('topAtTap')));
}

/**
 * Scrolls by hand as far as it takes until `until` is true; the list loads more on the way. A long way is
 * for `test.slow()`.
 */
export async function scrollUntil(page: Page, until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await until()) return true;
        await scroller(page).evaluate((element) => element.scrollBy(0, 700));
        return false;
      },
      { timeout: 240_000, intervals: [60] },
    )
    .toBe(true);
}

/** Chooses by the words beside a radio button, as a finger does: the button itself is drawn. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).locator('xpath=ancestor::label').tap();
}

/** For a sandbox of one test: the page goes first, so that it does not see its server die. */
export async function leaveAndStop(page: Page, own: Sandbox): Promise<void> {
  await page.goto('about:blank');
  await own.stop();
}

/**
 * Waits until "back" closes what is open over the screen. The step that it takes away is put on the
 * history a task after the overlay is drawn, which no finger is as fast as.
 */
export async function expectBackCloses(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => 'jajanOverlay' in ((history.state ?? {}) as object)))
    .toBe(true);
}

/** Steps of `elapse` take this long, or longer where there would be more than so many. */
const STEP_MS = 1000;
const MAX_STEPS = 60;

/**
 * Time passes, on the page and in the sandbox alike: in steps, so that no timer of the page fires before
 * the sandbox is as late as it is. A page that is closed or not yet open has nothing to step.
 */
export async function elapse(page: Page, sandbox: Sandbox, ms: number): Promise<void> {
  const longestMs = Math.max(STEP_MS, Math.ceil(ms / MAX_STEPS));
  for (let leftMs = ms; leftMs > 0; leftMs -= longestMs) {
    const stepMs = Math.min(leftMs, longestMs);
    await sandbox.elapse(stepMs);
    await page.clock.runFor(stepMs);
  }
}

/** Longer than what fails at first ever waits for its next try. */
const RECOVERY_MS = 30_000;

/** Time passes until it is so, for what comes back by itself some seconds after a failure. */
export async function elapseUntil(
  page: Page,
  sandbox: Sandbox,
  until: () => Promise<boolean>,
): Promise<void> {
  let leftMs = RECOVERY_MS;
  await expect
    .poll(
      async () => {
        if (await until()) return true;
        if (leftMs > 0) await elapse(page, sandbox, STEP_MS);
        leftMs -= STEP_MS;
        return false;
      },
      { message: 'it comes by itself', timeout: 60_000, intervals: [60] },
    )
    .toBe(true);
}

/** Time can stand still in the future only, and until it does the machine may be busy. */
const AHEAD_MS = 5000;

/**
 * The time of the page stands still, so that what is over after seconds waits for a slow machine. What was
 * due by now is done before; `page.clock.resume()` ends it.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

/**
 * As `stopTime`, for a tap on what shows for 2 s only: begun before what shows it, time goes on in small
 * steps until `shown` is there, and then stands still.
 */
export async function holdTime(page: Page): Promise<(shown: Locator) => Promise<void>> {
  await stopTime(page);
  return async (shown) => {
    await expect
      .poll(
        async () => {
          if (await shown.isVisible()) return true;
          await page.clock.runFor(100);
          return false;
        },
        { timeout: 40_000, intervals: [60] },
      )
      .toBe(true);
  };
}

/**
 * Taps "try again" once what failed is well. It may come by itself in that very moment and take the
 * button away, which is as good.
 */
export async function tryAgain(page: Page, outcome: Locator): Promise<void> {
  const tapped = page
    .getByRole('button', { name: text('common.retry') })
    .tap()
    .catch(() => undefined);
  await Promise.race([tapped, outcome.waitFor()]);
  await expect(outcome).toBeVisible();
}
