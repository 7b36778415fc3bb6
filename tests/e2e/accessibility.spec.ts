/** WCAG 2.2 AA where a machine can tell: axe, sideways scroll, large text, sizes of what one taps. */
import type { Page } from '@playwright/test';
import { expect, open, storeCards, test } from './fixtures.ts';
import { seriousFindings } from './looks.ts';
import { text } from './texts.ts';

interface Place {
  name: string;
  path: string;
  arrive: (page: Page) => Promise<void>;
}

const PLACES: readonly Place[] = [
  { name: 'home', path: '/', arrive: (page) => expect(storeCards(page).first()).toBeVisible() },
  { name: 'order', path: '/platform/home/order', arrive: heading },
  { name: 'account', path: '/platform/home/account', arrive: heading },
  { name: 'setting', path: '/platform/setting', arrive: heading },
  { name: 'developer options', path: '/platform/developerOptions', arrive: heading },
  { name: 'coming', path: '/platform/flashDeal', arrive: heading },
  { name: 'app download', path: '/platform/appDownload?code=JAJAN10', arrive: heading },
  { name: 'terms', path: '/platform/loginProtocol', arrive: heading },
  { name: 'not found', path: '/platform/nowhere', arrive: heading },
  { name: 'offline', path: '/platform/home/account', arrive: goOffline },
];

async function heading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

async function goOffline(page: Page): Promise<void> {
  await heading(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('heading', { name: text('frame.offlineTitle') })).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  for (const { name, path, arrive } of PLACES) {
    test(`axe finds nothing serious on ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, path);
      await arrive(page);
      expect(await seriousFindings(page)).toEqual([]);
    });
  }
}

test('axe sees what is wrong', async ({ page }) => {
  await open(page, '/platform/nowhere');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.className = 'nameless';
    document.body.append(button);
  });
  expect(await seriousFindings(page)).not.toEqual([]);
});

/** What reaches beyond the right edge and is not inside something that scrolls sideways by design. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || box.right <= width + 1) return false;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if (overflowX !== 'visible' && parent.getBoundingClientRect().right <= width + 1)
          return false;
      }
      return true;
    });
    const scrolls = document.scrollingElement && document.scrollingElement.scrollWidth > width + 1;
    return [
      ...(scrolls ? ['the document'] : []),
      ...beyond.map((element) => `${element.tagName} ${element.className}`),
    ];
  });
}

test('no word of a price breaks with text at 200 %, in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jajan.locale', '"en-US"'));
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const prices = page.getByRole('article').getByText(/person$/);
  await expect(prices.first()).toBeVisible();
  const lines = () =>
    prices.evaluateAll((found) => [
      ...new Set(
        found.map(({ firstChild }) => {
          const word = document.createRange();
          if (!firstChild?.textContent) return 0;
          word.setStart(firstChild, firstChild.textContent.indexOf('person'));
          word.setEnd(firstChild, firstChild.textContent.length);
          return word.getClientRects().length;
        }),
      ),
    ]);
  // The list is drawn anew when the position is found; what is not drawn has no lines.
  await expect.poll(lines).toEqual([1]);
});

for (const { name, path, arrive } of PLACES.filter((place) => place.name !== 'offline')) {
  test(`${name} does not scroll sideways at 320 px, nor with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await arrive(page);
    await expect.poll(() => sideways(page), 'at 320 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => sideways(page), 'with text at 200 %').toEqual([]);
  });

  test(`${name}: everything that one taps is 44 px high and wide`, async ({ page }) => {
    await open(page, path);
    await arrive(page);
    const small = () =>
      page.evaluate(() => {
        const targets = [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, [role=button], [role=tab], input, select',
          ),
        ];
        return targets
          .filter((element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map((element) => element.closest('label') ?? element)
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            // A pseudo-element may widen what is drawn small, up to the whole card.
            const around = getComputedStyle(element, '::after');
            const isWider = around.content !== 'none' && around.position === 'absolute';
            const reach = (size: number, more: string) =>
              isWider ? Math.max(size, Number.parseFloat(more) || 0) : size;
            return {
              name:
                element.getAttribute('aria-label') ??
                element.textContent?.trim().slice(0, 40) ??
                '',
              width: reach(width, around.width),
              height: reach(height, around.height),
              isSeen: width > 1 && height > 1,
            };
          })
          .filter(({ width, height, isSeen }) => isSeen && (width < 43.5 || height < 43.5))
          .map(
            (target) => `${target.name} ${Math.round(target.width)}x${Math.round(target.height)}`,
          );
      });
    await expect.poll(small).toEqual([]);
  });
}

/**
 * Runs in the page: the names of all that can be used, from top to bottom; the bar that leads to the app
 * comes last, though it is drawn over the screen.
 */
function usable(): string[] {
  const nameOf = (one: HTMLElement) =>
    one.getAttribute('aria-label') ?? (one.closest('label') ?? one).innerText;
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [role=button]'),
  ]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .filter((one) => !one.matches(':disabled, input[type=radio]:not(:checked)'));
  const screen = all
    .filter((one) => !one.closest('aside'))
    .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
    .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  const bar = all.filter((one) => one.closest('aside'));
  return [...screen.map(({ one }) => one), ...bar].map(nameOf);
}

/** Runs in the page: what has the focus, and whether it is seen to. */
function focused(): { name: string; isMarked: boolean } {
  const one = document.activeElement as HTMLElement;
  const shown = one.closest('label') ?? one;
  const isMarked = [one, shown].some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  return { name: one.getAttribute('aria-label') ?? shown.innerText, isMarked };
}

test('the keyboard reaches everything in order, and the focus is seen', async ({ page }) => {
  await open(page, '/platform/setting');
  await heading(page);
  await expect(page.getByRole('complementary')).toBeVisible();
  const names = await page.evaluate(usable);
  for (const name of names) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focused)).toEqual({ name, isMarked: true });
  }
});

test('nothing moves under reduced motion but what says that work goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration, iterations } = effect?.getComputedTiming() ?? {};
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          const isWaiting = Boolean(target?.closest('[data-spinner]'));
          return playState === 'running' && Number(duration) > 1 && iterations !== 0 && !isWaiting;
        })
        .map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : undefined;
          return `${target?.tagName} ${target?.className}`;
        }),
    );
  await expect.poll(running).toEqual([]);
});
