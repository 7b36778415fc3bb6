/**
 * The base of every browser test: the worker's sandbox, reset before each test, and a page that may
 * neither violate the content security policy nor throw. Tests act by role and label, wait by
 * expectation, and inject faults and move time through the sandbox.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { nearbyStores } from '../support/requests.ts';
import { hearPages } from '../support/said.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { sandboxOf } from '../support/sandboxes.ts';
import { slowDown } from '../support/slow.ts';
import { text } from './texts.ts';

interface TestFixtures {
  /** `SLOW=4 npm run e2e`: throttles the CPU four times, to find tests that pass on a fast machine only. */
  slowness: undefined;
  /** For `expectSaid`. */
  heard: undefined;
  /** Uncaught errors and policy violations; must be empty at the end. */
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
    // A reply that is changed on its way may still be under way when its test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
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
 * After an overlay closes, the app goes back over its history entry. A navigation started meanwhile is
 * aborted by that step (`net::ERR_ABORTED`); no person is that fast.
 */
async function overlaysGone(page: Page): Promise<void> {
  // A step of the history meanwhile fails the evaluation: tried again.
  await expect(async () => {
    const isOpen = (await page.locator('dialog[open]').count()) > 0;
    expect(isOpen || !(await hasOverlayEntry(page))).toBe(true);
  }).toPass({ intervals: [20] });
}

/** Whether the top history entry is that of an overlay: "back" closes it. */
export function hasOverlayEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => 'jajanOverlay' in ((history.state ?? {}) as object));
}

/** Opens a path and waits until the app has replaced the snapshot. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('navigation').or(page.getByRole('main')).first()).toBeVisible();
}

/** The store cards that are in the DOM. */
export function storeCards(page: Page): Locator {
  return page.getByRole('region', { name: text('home.nearbyStores') }).getByRole('article');
}

/** Waits until home shows stores. */
export async function openHome(page: Page): Promise<void> {
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
}

/**
 * Waits until home is stable: the address is known, and the list belongs to the position, not to the
 * default place.
 */
export async function settled(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(page.getByText(text('home.locationNote'))).toBeVisible();
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  const nearest = storeCards(page).first().getByRole('heading');
  await expect(nearest).toHaveText(poiList[0]?.storeName ?? '');
}

/** As `openHome`, for tests that tap what the position would replace. */
export async function openSettled(page: Page, sandbox: Sandbox): Promise<void> {
  await openHome(page);
  await settled(page, sandbox);
}

/** The element that scrolls on a screen; the document itself never does. */
export function scroller(page: Page): Locator {
  return page.getByRole('main');
}

/**
 * The scroll position at the next tap, for tests of scroll restoration: rows that are still being
 * measured change it, and so does a tap on something half visible.
 */
export async function topAtTap(page: Page): Promise<() => Promise<number>> {
  await scroller(page).evaluate((element) => {
    const note = () => sessionStorage.setItem('topAtTap', String(element.scrollTop));
    addEventListener('click', note, { once: true, capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('topAtTap')));
}

/** Of a list that is come back to: it stands where it was tapped. */
export async function expectBackAt(page: Page, top: () => Promise<number>): Promise<void> {
  const leftPx = await top();
  const offPx = () =>
    scroller(page).evaluate(({ scrollTop }, left) => Math.abs(scrollTop - left), leftPx);
  await expect.poll(offPx).toBeLessThan(4);
}

/**
 * Runs in the page: scrolls, and waits for the frame that draws what comes into view. Without it a busy
 * page is scrolled past a row that was never drawn. A paused clock does not stop this observer.
 */
function scrollOn(element: Element): Promise<void> {
  element.scrollBy(0, 700);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/**
 * Scrolls like a user until `until` is true; the list loads more on the way. A long way needs
 * `test.slow()`.
 */
export async function scrollUntil(page: Page, until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await until()) return true;
        await scroller(page).evaluate(scrollOn);
        return false;
      },
      { timeout: 240_000, intervals: [60] },
    )
    .toBe(true);
}

/**
 * Scrolls until it is in the view, in one task of the page: Playwright's own scroll fails when a reply
 * replaces the element meanwhile.
 */
export async function bringIntoView(target: Locator): Promise<void> {
  const isInView = () =>
    target.evaluateAll(([element]) => {
      element?.scrollIntoView({ block: 'center' });
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
}

/** Taps the label of a radio button; the native button is hidden. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).locator('xpath=ancestor::label').tap();
}

/** For a test's own sandbox: closes the page first, so that it does not see the server stop. */
export async function leaveAndStop(page: Page, own: Sandbox): Promise<void> {
  await page.goto('about:blank');
  await own.stop();
}

/**
 * Waits until "back" closes the open overlay. Its history entry is pushed a task after the overlay
 * rendered; no person is that fast.
 */
export async function expectBackCloses(page: Page): Promise<void> {
  await expect.poll(() => hasOverlayEntry(page)).toBe(true);
}

/** The step of `elapse`, longer where that would take too many steps. */
const STEP_MS = 1000;
const MAX_STEPS = 60;

/**
 * Moves time in page and sandbox alike, in steps, so that no timer of the page fires before the sandbox
 * is as late. A closed or unopened page has nothing to step.
 */
export async function elapse(page: Page, sandbox: Sandbox, ms: number): Promise<void> {
  const longestMs = Math.max(STEP_MS, Math.ceil(ms / MAX_STEPS));
  for (let leftMs = ms; leftMs > 0; leftMs -= longestMs) {
    const stepMs = Math.min(leftMs, longestMs);
    await sandbox.elapse(stepMs);
    await page.clock.runFor(stepMs);
  }
}

/** Longer than the first automatic retry delay. */
const RECOVERY_MS = 30_000;

/** Advances time until the condition holds, for automatic retries. */
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

/** The clock can be stopped in the future only, and until then the machine may be busy. */
const AHEAD_MS = 5000;

/**
 * Stops the page's clock, so that a slow machine does not miss what disappears after seconds. Timers
 * that are due run before; `page.clock.resume()` ends it.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

/**
 * As `stopTime`, for a tap on something that shows for 2 s: advances in small steps until `shown`
 * appears, then stops.
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
 * Taps "try again" after the fault is gone. An automatic retry may remove the button at that moment,
 * which is fine.
 */
export async function tryAgain(page: Page, outcome: Locator): Promise<void> {
  const tapped = page
    .getByRole('button', { name: text('common.retry') })
    .tap()
    .catch(() => undefined);
  await Promise.race([tapped, outcome.waitFor()]);
  await expect(outcome).toBeVisible();
}
