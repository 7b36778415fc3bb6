/** What a page shows and offers, read in the page. */
import { type ElementHandle, expect, type Page } from '@playwright/test';
import { withoutNumbers } from './names.ts';

/** Something that can be tapped. */
export interface Offered {
  role: string;
  name: string;
  /** The name without that of the row that it stands in. */
  label: string;
  /** Of a link: where it leads, without ids. */
  to: string;
  /** Name of the region around it. */
  region: string;
  /** Name of the sheet that it is in; empty: the page. */
  sheet: string;
  /** In the bars around the page: the same on every page of a kind. */
  isFrame: boolean;
  /** On or off. */
  isToggle: boolean;
  /** Of the links to the same page, or of those with the same role and name. */
  nth: number;
}

export interface Look {
  /** Path and query. */
  address: string;
  /** Text, values, and what is pressed: without digits, which count down, and toasts. */
  state: string;
  scroll: string;
  /** The field or heading with the focus; empty: none, or what was tapped. */
  focus: string;
  words: string;
  /** Pictures and titles of the blocks that stand in the place of contents. */
  blocks: { picture: string; title: string }[];
  alerts: string[];
  isLoading: boolean;
  sheets: number;
  /** Characters of the page itself. */
  length: number;
}

/** Runs in the page. */
function readOffered(): { found: Offered[]; elements: HTMLElement[] } {
  const SELECTOR =
    'button, a[href], summary, select, [role=button], [role=tab], [role=switch], label, input[type=checkbox], input[type=radio]';
  const MANY = 4;
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1);
  const sheet = layer
    ? (layer.getAttribute('aria-label') ??
      layer.querySelector('h1, h2, h3')?.textContent ??
      'sheet')
    : '';
  const seen = new Map<string, number>();
  const found: Offered[] = [];
  const elements: HTMLElement[] = [];
  const clean = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || element.closest('[inert], [aria-hidden=true]')) return false;
    return element.checkVisibility({ visibilityProperty: true });
  };
  const input = (element: HTMLElement): HTMLInputElement | null =>
    element instanceof HTMLInputElement
      ? element
      : element.querySelector<HTMLInputElement>('input[type=checkbox], input[type=radio]');
  for (const element of (layer ?? document.body).querySelectorAll<HTMLElement>(SELECTOR)) {
    const field = element.matches('label, input') ? input(element) : undefined;
    if (element.matches('label') && !field) continue;
    if (element.matches('input') && element.closest('label')) continue;
    if (!isShown(element)) continue;
    if (element.matches(':disabled, [aria-disabled=true], [aria-selected=true]')) continue;
    if (element.matches('[aria-current=page], [aria-current=true]')) continue;
    if (field?.disabled === true || (field?.type === 'radio' && field.checked)) continue;
    const role =
      element.getAttribute('role') ??
      (element.tagName === 'A' ? 'link' : (field?.type ?? 'button'));
    // The text of a picker is all that it can be.
    const words =
      element instanceof HTMLSelectElement ? element.labels[0]?.textContent : element.textContent;
    const name = clean(element.ariaLabel ?? words);
    const row = element.closest('li, article');
    const titles = [...(row?.querySelectorAll('h2, h3, h4, a, p') ?? [])]
      .map((title) => clean(title.textContent))
      .filter((title) => title.length > 3 && title !== name);
    // The rows of a long list, such as banks or outlets, differ in what they name.
    const isOfMany = layer && row?.parentElement && row.parentElement.children.length > MANY;
    const place = [...(row?.querySelectorAll(SELECTOR) ?? [])].indexOf(element);
    const label = isOfMany
      ? `${place + 1} of a row`
      : titles.reduce((short, title) => short.replaceAll(title, '…'), name);
    let to = '';
    if (element instanceof HTMLAnchorElement) {
      const url = new URL(element.href);
      const keys = [...url.searchParams.keys()].toSorted().join(',');
      to =
        url.origin === location.origin ? `${url.pathname}?${keys}` : `${url.protocol}//${url.host}`;
    }
    const region = element.closest('section, nav, [role=region], [role=group]');
    const labelled = region?.getAttribute('aria-labelledby');
    const heading = labelled
      ? document.querySelector(`#${CSS.escape(labelled)}`)?.textContent
      : undefined;
    const key = `${role} ${to || name}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    found.push({
      role,
      name,
      label,
      to,
      region: clean(region?.getAttribute('aria-label') ?? heading),
      sheet: clean(sheet),
      isFrame: !layer && element.closest('header, aside, nav') !== null && !element.closest('main'),
      isToggle: element.ariaPressed !== null,
      nth,
    });
    elements.push(element);
  }
  return { found, elements };
}

const isSame = (one: Offered, other: Offered): boolean =>
  one.role === other.role &&
  one.to === other.to &&
  // Numbers count, and what leads somewhere says how far it is.
  (one.to !== '' || withoutNumbers(one.name) === withoutNumbers(other.name)) &&
  one.sheet === other.sheet &&
  one.nth === other.nth;

export async function offeredOn(page: Page): Promise<Offered[]> {
  return (await page.evaluate(readOffered)).found;
}

/** The control of that description, as soon as it is offered; undefined: it never is. */
export async function controlOf(
  page: Page,
  wanted: Offered,
): Promise<ElementHandle<HTMLElement> | undefined> {
  let control: ElementHandle<HTMLElement> | undefined;
  const isOffered = async (): Promise<boolean> => {
    // One reading: between two, a bar may come, and the same place is that of another control.
    const read = await page.evaluateHandle(readOffered);
    const found = await read.evaluate((all) => all.found);
    const at = found.findIndex((each) => isSame(each, wanted));
    const element = await read.evaluateHandle(({ elements }, place) => elements[place], at);
    control = element.asElement() ?? undefined;
    return control !== undefined;
  };
  // What is never offered is the caller's to judge.
  await expect
    .poll(isOffered, { intervals: [20, 40, 80, 160, 320] })
    .toBe(true)
    .catch(() => undefined);
  return control;
}

/** A picker is the phone's own: another of its options is chosen. */
export async function tap(control: ElementHandle<HTMLElement>): Promise<void> {
  const other = await control.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) return undefined;
    return [...element.options].findIndex(({ selected }) => !selected);
  });
  await (other === undefined ? control.tap() : control.selectOption({ index: other }));
}

export function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const said = shown('output').map(({ innerText }) => innerText);
    // The snapshot of index.html stays below the page for a moment: when it goes, nothing has happened.
    let words = shown('body > :not(#snapshot)')
      .map(({ innerText }) => innerText)
      .join('\n');
    for (const each of said) if (each) words = words.replace(each, '');
    const fields = shown('input, textarea, select') as HTMLInputElement[];
    const marks = shown('[aria-pressed], [aria-expanded], [aria-selected], [aria-checked]').map(
      ({ ariaPressed, ariaExpanded, ariaSelected, ariaChecked }) =>
        [ariaPressed, ariaExpanded, ariaSelected, ariaChecked].join(),
    );
    // A button without words says what it has become by its name only, such as play and pause.
    const names = shown('button[aria-label]').map(({ ariaLabel }) => ariaLabel ?? '');
    const sheets = document.querySelectorAll('dialog[open]').length;
    const main = shown('main')[0];
    const state = [
      location.pathname + location.search,
      sheets,
      words.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' '),
      marks.join(';'),
      names.join(';').replaceAll(/\d+/g, '#'),
      fields.map(({ value, checked }) => `${value} ${checked}`).join(';'),
      shown('details[open]').length,
      shown('body > :not(#snapshot) img').length,
      document.documentElement.lang,
    ].join('\n');
    return {
      address: location.pathname + location.search,
      state,
      scroll: shown('main, dialog[open] *')
        .map(({ scrollTop, scrollLeft }) => `${scrollTop} ${scrollLeft}`)
        .join(';'),
      focus: document.activeElement?.matches('input, textarea, h1, h2, h3')
        ? `${document.activeElement.tagName} ${document.activeElement.textContent}`
        : '',
      words,
      blocks: shown('[data-state]')
        .filter(({ tagName }) => tagName === 'DIV')
        .map((element) => ({
          picture: element.dataset['state'] ?? '',
          title: element.querySelector('h1, h2, p')?.textContent ?? '',
        })),
      alerts: shown('[role=alert]').map(({ innerText }) => innerText),
      isLoading: shown('[role=status][aria-label], [aria-busy=true]').some(
        (element) => element.ariaBusy === 'true' || element.textContent.trim() === '',
      ),
      sheets,
      length: (main?.innerText ?? '').trim().length + (sheets > 0 ? 1 : 0),
    };
  });
}

/** A button that was tapped takes the focus, which is nothing that happens. */
export const isChanged = (before: Look, after: Look): boolean =>
  before.state !== after.state ||
  before.scroll !== after.scroll ||
  (after.focus !== '' && before.focus !== after.focus);
