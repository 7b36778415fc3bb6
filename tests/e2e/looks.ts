/** What every screen must pass, where a machine can tell: axe, sideways scroll, text at 200 %. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, a line for each place. */
export async function findings(
  page: Page,
  impacts: readonly string[] = ['minor', 'moderate', 'serious', 'critical'],
): Promise<string[]> {
  // A colour on its way from one theme to the other is nobody's to read.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? 'minor'))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

export function seriousFindings(page: Page): Promise<string[]> {
  return findings(page, ['serious', 'critical']);
}

/** axe in both themes. The page stands where it is to be looked at. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await seriousFindings(page), `axe, ${colorScheme}`).toEqual([]);
  }
}

/** Nothing reaches past the right edge, but inside what scrolls sideways by design. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => beyondEdge(page), 'at 320 px').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => beyondEdge(page), 'with text at 200 %').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

function beyondEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if (overflowX !== 'visible' && parent.getBoundingClientRect().right <= width + 1)
          return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { width: wide, height, right } = element.getBoundingClientRect();
        return wide > 0 && height > 0 && right > width + 1 && !isClipped(element);
      })
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

/** What a finger is to hit is 44 px high and wide. */
export async function expectTapTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, [role=tab], input')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const after = getComputedStyle(element, '::after');
        const isWider = after.content !== 'none' && after.position === 'absolute';
        const reach = (size: number, more: string): number =>
          isWider ? Math.max(size, Number.parseFloat(more) || 0) : size;
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return { name, width: reach(width, after.width), height: reach(height, after.height) };
      })
      .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5))
      .map(({ name, width, height }) => `${name} ${Math.round(width)}x${Math.round(height)}`),
  );
  expect(small, 'smaller than a finger').toEqual([]);
}
