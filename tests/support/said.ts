/**
 * Transient messages: a toast shows for 1.5 s and a skeleton until the data arrives, while `expect`
 * polls once a second. The page itself records each, so that a busy machine misses none.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';

const said = new WeakMap<Page, string[]>();
const toasted = new WeakMap<Page, string[]>();

/** Before any page of the context is opened. */
export async function hearPages(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    said.set(page, []);
    toasted.set(page, []);
  });
  await context.exposeBinding('noteSaid', ({ page }, words: string, isToast: boolean) => {
    said.get(page)?.push(words);
    if (isToast) toasted.get(page)?.push(words);
  });
  await context.addInitScript(() => {
    const { noteSaid } = window as unknown as {
      noteSaid: (words: string, isToast: boolean) => void;
    };
    const places =
      'output p > :first-child, [role=status][aria-label], [role=status][data-spinner]';
    const known = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const place of document.querySelectorAll(places)) {
        if (known.has(place)) continue;
        const { width, height } = place.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        if (!place.checkVisibility({ visibilityProperty: true })) continue;
        known.add(place);
        noteSaid(place.getAttribute('aria-label') ?? place.textContent, place.matches('output *'));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a toast or a named status has shown this, now or since the last call for this page. */
export async function expectSaid(page: Page, words: RegExp): Promise<void> {
  const heard = said.get(page);
  if (!heard) throw new Error('nobody listens to this page: it is not of the context of the test');
  await expect.poll(() => [...heard], 'said').toContainEqual(expect.stringMatching(words));
  heard.splice(0, heard.findIndex((each) => words.test(each)) + 1);
}

/** Every toast of the page so far, also those that are gone. */
export function toastsOf(page: Page): readonly string[] {
  const heard = toasted.get(page);
  if (!heard) throw new Error('nobody listens to this page: it is not of the context of the test');
  return heard;
}

/**
 * Notes whether the page says, from now on, that it is at work. Looks alone would miss what is over between
 * two of them, such as a position that is refused at once.
 */
export async function noteBusy(page: Page): Promise<() => Promise<boolean>> {
  const noted = await page.evaluateHandle(() => {
    const found = { isBusied: false };
    const count = () =>
      [...document.querySelectorAll('[role=status][aria-label], [aria-busy=true]')].filter(
        (element) => element.ariaBusy === 'true' || element.textContent.trim() === '',
      ).length;
    const before = count();
    new MutationObserver(() => {
      found.isBusied ||= count() > before;
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    return found;
  });
  // A document that was left is no longer at work.
  return () => noted.evaluate(({ isBusied }) => isBusied).catch(() => false);
}
