/** Tab order of a screen: every control is a tab stop, in DOM order, with a visible focus. */
import { expect, type Page } from '@playwright/test';

/** Enough stops: a long list repeats itself. */
const MAX_STOPS = 40;

interface Walk {
  faults: string[];
  stops: number;
  /** Each stop's element and its successor. */
  last: Element | undefined;
  /** The style of the focused element after its transitions. */
  look: string;
  seen: Set<Element>;
  /** The stops at its start. */
  first: readonly HTMLElement[];
  isOver: boolean;
  /** The popup in which it started, once focus has left it. */
  left: Element | undefined;
}

declare global {
  var walk: Walk;
  var stopsOf: () => HTMLElement[];
}

/** Problems of the tab order, from the start of the page or of the open sheet. */
export async function keyFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate(begin);
  for (let press = 0; press < Math.min(count + 2, MAX_STOPS); press += 1)
    await page.keyboard.press('Tab');
  const isOpen = () => page.evaluate(() => globalThis.walk.left?.isConnected === true);
  await expect.poll(isOpen, 'a popup over what Tab has led to').toBe(false);
  return page.evaluate(end);
}

/** Runs in the page. Returns the number of tab stops. */
function begin(): number {
  const USED = 'a[href], button, input, select, textarea, summary, [tabindex]';
  // A popup attached to a bar is not modal and contains the focus.
  globalThis.stopsOf = () => {
    const modals = document.querySelectorAll('dialog:modal');
    const modal = document.activeElement?.closest('dialog[open]') ?? [...modals].at(-1);
    const scope: ParentNode = modal ?? document;
    const all = scope.querySelectorAll<HTMLElement>(USED);
    return [...all].filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // A radio group has one tab stop: the checked button, or the first.
      const group = [...all].filter(
        (other): other is HTMLInputElement =>
          other instanceof HTMLInputElement &&
          other.type === 'radio' &&
          other.name === element.name,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    });
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent).trim().slice(0, 40)}"`;
  const isPinned = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  /** Part of it is visible and not covered (WCAG 2.4.11). */
  const isInSight = (element: Element) => {
    const target = element.closest('label') ?? element;
    const { left, top, width, height } = target.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    return shares.some((x) =>
      shares.some((y) =>
        target.contains(document.elementFromPoint(left + width * x, top + height * y)),
      ),
    );
  };
  /** Every style that can show the focus: on it, inside it, or around it. */
  const lookOf = (element: Element) => {
    const around: Element[] = [element];
    for (let parent = element.parentElement; parent && around.length < 4;)
      parent = around[around.push(parent) - 1]?.parentElement ?? null;
    // Its visible replacement is no tab stop.
    const beside = [...(element.parentElement?.children ?? [])].filter(
      (one) => one !== element && !one.matches(USED) && !one.querySelector(USED),
    );
    return [...around, element, ...beside]
      .flatMap((one) =>
        around.includes(one) && one !== element ? one : [one, ...one.querySelectorAll('*')],
      )
      .flatMap((one) => [null, '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map((style) =>
        [style.outline, style.borderColor, style.boxShadow, style.backgroundColor].join(),
      )
      .join();
  };
  const walk: Walk = {
    faults: [],
    stops: 0,
    last: undefined,
    look: '',
    seen: new Set<Element>(),
    isOver: false,
    left: undefined,
    first: stopsOf(),
  };
  globalThis.walk = walk;
  const { first } = walk;
  // Clickable elements that are no tab stop, unless arrow keys reach them.
  const roles = '[role=button], [role=link], [role=checkbox], [role=switch], button, a[href]';
  const modals = document.querySelectorAll('dialog:modal');
  const scope = document.activeElement?.closest('dialog[open]') ?? [...modals].at(-1) ?? document;
  for (const element of scope.querySelectorAll<HTMLElement>(roles)) {
    const isUsed =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]') &&
      !element.matches(':disabled, [role=tab], [role=radio], [role=option]');
    if (isUsed && !first.includes(element)) walk.faults.push(`no stop: ${nameOf(element)}`);
  }
  document.addEventListener(
    'keydown',
    () => {
      if (!walk.last || walk.last !== document.activeElement) return;
      walk.look = lookOf(walk.last);
      if (!walk.isOver && !isInSight(walk.last))
        walk.faults.push(`hidden while it has the focus: ${nameOf(walk.last)}`);
    },
    { capture: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || walk.isOver) return;
    if (scope instanceof Element && !scope.contains(target)) {
      walk.isOver = true;
      walk.left = scope;
      if (!isInSight(target)) walk.faults.push(`leads under what lies over it: ${nameOf(target)}`);
      for (const one of first.filter((stop) => !walk.seen.has(stop)))
        walk.faults.push(`never reached: ${nameOf(one)}`);
      return;
    }
    const stops = stopsOf();
    const at = stops.indexOf(target);
    // A scrollable element is a tab stop in Chromium.
    if (at < 0) return;
    if (walk.last?.isConnected && walk.last !== target && walk.look === lookOf(walk.last))
      walk.faults.push(`not seen when it has the focus: ${nameOf(walk.last)}`);
    const before =
      walk.last && walk.last.isConnected ? stops.indexOf(walk.last as HTMLElement) : -1;
    if (walk.seen.has(target) || at < before) {
      // Wrapped around after the last stop.
      walk.isOver = true;
      return;
    }
    for (const passed of stops.slice(before + 1, at))
      if (first.includes(passed)) walk.faults.push(`passed over: ${nameOf(passed)}`);
    if (walk.last?.isConnected && !isPinned(walk.last) && !isPinned(target)) {
      const from = walk.last.getBoundingClientRect();
      const to = target.getBoundingClientRect();
      if (to.bottom <= from.top + 1) walk.faults.push(`goes up to: ${nameOf(target)}`);
    }
    walk.seen.add(target);
    walk.last = target;
    walk.stops += 1;
  });
  // The tab order starts here.
  const start = document.createElement('span');
  start.tabIndex = -1;
  ((scope === document ? document.body : scope) as Element).prepend(start);
  start.focus({ preventScroll: true });
  start.remove();
  return first.length;
}

/** Runs in the page. */
function end(): string[] {
  const { faults, stops, seen, isOver, left: popup, last, first } = globalThis.walk;
  globalThis.walk.isOver = true;
  if (stops === 0) return ['the Tab key stops nowhere'];
  if (popup) return faults;
  const all = stopsOf();
  const rest = isOver && last ? all.slice(all.indexOf(last as HTMLElement) + 1) : [];
  // What came during the walk, as the download bar 4 s after a start without content, was not there to reach.
  const left = rest.filter((element) => first.includes(element) && !seen.has(element));
  return [...faults, ...left.map((one) => `never reached: ${one.textContent}`)];
}
