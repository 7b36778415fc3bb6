/**
 * Checks that every screen must pass. This is the only place of the browser tests that measures
 * geometry: `screens.spec.ts` applies it to every row of the table.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RuleObject, RunOnly, RunOptions } from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare global {
  var axe: typeof import('axe-core');
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** No rule of WCAG, but who listens finds their way by it: no level of heading is left out. */
const BESIDES = { 'heading-order': { enabled: true } };
/** Rules whose result depends on the theme; the others run once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Wait for colour transitions between the themes. */
export async function settleColours(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Loads axe into the page, once for both themes. `@axe-core/playwright` loads twice the size twice for each
 * run, which took half a second of every screen.
 */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(AXE);
}

/** axe's findings on the current page, one line per element. */
async function findings(page: Page, runOnly: RunOnly, rules: RuleObject = {}): Promise<string[]> {
  await settleColours(page);
  // Passes are not recorded, and style sheets are not fetched again for unused rules.
  const options: RunOptions = { resultTypes: ['violations'], preload: false, runOnly, rules };
  const { violations } = await page.evaluate((given) => axe.run(document, given), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** axe in both themes. Leaves the page in the light one. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await loadAxe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findings(page, { type: 'rule', values: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findings(page, { type: 'tag', values: TAGS }, BESIDES);
  return [...inDark.map((each) => `dark, ${each}`), ...inLight];
}

export interface Size {
  width: number;
  height: number;
  textPercent: number;
}

/** Sets viewport width and text size. */
export async function resize(page: Page, { width, height, textPercent }: Size): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await page.evaluate(async (percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
    // Twice: components that measure themselves render again in between.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
  }, textPercent);
}

/**
 * Horizontal overflow outside of scrollable rows, clipped text, buttons whose label does not fit, and
 * placeholder texts.
 */
export function unfit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = new Set<string>();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('class') ?? ''}`;

    // Content clipped at the screen's edge is unreachable.
    const isClipped = (element: Element): boolean => {
      let parent = element.parentElement;
      for (; parent && parent.tagName !== 'MAIN'; parent = parent.parentElement) {
        const { left, right } = parent.getBoundingClientRect();
        const isInside = right <= width + 1 && left >= -1;
        if (getComputedStyle(parent).overflowX !== 'visible' && isInside) return true;
      }
      return false;
    };
    if ((document.scrollingElement?.scrollWidth ?? 0) > width + 1) found.add('wide: the document');
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      if (box.right <= width + 1 && box.left >= -1) continue;
      const isSeen = box.left < width - 1 && box.right > 1;
      if (isSeen && isShown(element) && !isClipped(element))
        found.add(`beyond: ${nameOf(element)}`);
    }
    for (const button of document.querySelectorAll('button'))
      if (button.scrollWidth > button.clientWidth + 1 && isShown(button))
        found.add(`button: ${button.textContent}`);

    /** Whether a clipping box shows this text only in part. */
    const isCut = (text: DOMRect, holder: Element): boolean => {
      let [knowsX, knowsY] = [false, false];
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Visually hidden text.
        if (edge.width <= 2 || edge.height <= 2) return false;
        const { overflowX, overflowY } = style;
        const isMet = text.left < edge.right - 1 && text.right > edge.left + 1;
        if (
          !knowsX &&
          /hidden|clip/.test(overflowX) &&
          isMet &&
          style.textOverflow !== 'ellipsis'
        ) {
          if (text.right > edge.right + 2 || text.left < edge.left - 2) return true;
        }
        knowsX ||= overflowX !== 'visible';
        // Glyphs may be slightly higher than the line box.
        const spare = text.height * 0.3;
        const isOver = text.top < edge.bottom - spare && text.bottom > edge.top + spare;
        if (
          !knowsY &&
          /hidden|clip/.test(overflowY) &&
          isOver &&
          style.webkitLineClamp === 'none'
        ) {
          if (text.bottom > edge.bottom + spare || text.top < edge.top - spare) return true;
        }
        knowsY ||= overflowY !== 'visible';
        if (style.position === 'fixed') return false;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (words === '' || !holder || /SCRIPT|STYLE|OPTION|TEXTAREA/.test(holder.tagName)) continue;
      if (!isShown(holder)) continue;
      if (/^[a-z]+\.[a-z]+[A-Z]?[a-zA-Z]*$|[\uE000\uE001]|\{\w+\}/.test(words))
        found.add(`no words: ${words}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((text) => text.width > 0 && isCut(text, holder)))
        found.add(`cut: ${words.slice(0, 60)}`);
      for (const { 0: price, index } of (node.textContent ?? '').matchAll(/Rp\d[\d.]*\d/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + price.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.add(`broken: ${price} in ${nameOf(holder)}`);
      }
    }
    // A placeholder has no box of its own; a canvas measures its width.
    const canvas = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (!canvas || !isShown(field)) continue;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      if (canvas.measureText(field.placeholder).width > room + 1)
        found.add(`cut: ${field.placeholder}`);
    }
    return [...found];
  });
}

/** No word is broken across lines or truncated with an ellipsis. */
export async function expectWhole(words: Locator, where: string): Promise<void> {
  await expect(words.first()).toBeVisible();
  const broken = () =>
    words.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const cut = element.scrollWidth > element.clientWidth + 1 ? [element.textContent] : [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            // Han is written without spaces and may break anywhere.
            if (range.getClientRects().length > 1 && !/\p{Script=Han}/u.test(word)) cut.push(word);
          }
        }
        return cut;
      }),
    );
  await expect.poll(broken, where).toEqual([]);
}

/** The second is on the same lines as the first, further right. */
export async function expectBeside(first: Locator, second: Locator, where: string): Promise<void> {
  const way = async () => {
    const [one, two] = [await first.boundingBox(), await second.boundingBox()];
    if (!one || !two) return 'one of both is not on the screen';
    const isBeside = two.x > one.x && two.y < one.y + one.height && two.y + two.height > one.y;
    return isBeside ? 'beside' : 'elsewhere';
  };
  await expect.poll(way, where).toBe('beside');
}

/** Touch targets below 44 x 44 px. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]',
      ),
    ]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((element) => element.closest('label') ?? element)
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        // A pseudo-element may enlarge the target, up to the whole card.
        const after = getComputedStyle(element, '::after');
        const isWider = after.content !== 'none' && after.position === 'absolute';
        const reach = (size: number, more: string): number =>
          isWider ? Math.max(size, Number.parseFloat(more) || 0) : size;
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return {
          name: name.slice(0, 40),
          width: reach(width, after.width),
          height: reach(height, after.height),
          isSeen: width > 1 && height > 1,
        };
      })
      .filter(({ width, height, isSeen }) => isSeen && (width < 43.5 || height < 43.5))
      .map(({ name, width, height }) => `${name} ${Math.round(width)}x${Math.round(height)}`),
  );
}

/** Animations under reduced motion, except progress indicators. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
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
}

/**
 * A phone on its side is low: what stays while the page scrolls covers more than half of the height, or
 * hides a control that no scrolling brings out. Of the open popup, else of the page; leaves it at its top.
 */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    // A popup attached to a bar is not modal and contains the focus; the played phone lies over all.
    const modals = document.querySelectorAll('dialog:modal');
    const modal = document.activeElement?.closest('dialog[open]') ?? [...modals].at(-1);
    const scope: ParentNode = modal ?? document;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const all = [...scope.querySelectorAll<HTMLElement>('*')];
    const scrollers = all.filter(
      (element) => scrolls(element) && element.scrollHeight > element.clientHeight + 1,
    );

    /** The ground behind a popup: in the dialog of a sheet, before the one of a popup under a bar. */
    const isScrim = (element: Element): boolean =>
      element.getAttribute('aria-hidden') === 'true' &&
      [element.parentElement, element.nextElementSibling].some((near) => near === modal);

    /** Whether what is drawn at this point stays where it is when the page scrolls. */
    const stays = (x: number, y: number): boolean => {
      let element = document.elementFromPoint(x, y);
      if (!element || (modal && (element === modal || isScrim(element)))) return false;
      for (; element && element !== document.body; element = element.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(element).position)) return true;
        if (scrolls(element)) return false;
      }
      return true;
    };
    for (const scroller of scrollers) scroller.scrollTop = scroller.scrollHeight / 2;
    const columns = [0.3, 0.5, 0.7].map((share) => innerWidth * share);
    const rows = Array.from({ length: innerHeight / 4 }, (_, at) => at * 4 + 2);
    // A page that shows no more than it can has nothing to scroll.
    const covered = rows.filter((y) => columns.every((x) => stays(x, y))).length / rows.length;
    if (scrollers.length > 0 && covered > 0.5)
      found.add(`covered: ${Math.round(covered * 100)} % of the height`);

    const isInSight = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      return shares.some((x) =>
        shares.some((y) =>
          element.contains(document.elementFromPoint(left + width * x, top + height * y)),
        ),
      );
    };
    const USED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    for (const control of scope.querySelectorAll<HTMLElement>(USED)) {
      const isUsed =
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled') &&
        !control.closest('[inert], [aria-hidden=true]');
      if (!isUsed) continue;
      const target = control.closest('label') ?? control;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A long list takes away what was scrolled past.
      if (target.isConnected && !isInSight(target))
        found.add(
          `hidden: ${(control.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}`,
        );
    }
    for (const scroller of scrollers) scroller.scrollTop = 0;
    return [...found];
  });
}
