/** XPaths of what a page shows, by its texts. */
import { wording } from '../e2e/texts.ts';

/** A text as XPath writes it. */
export function quoted(text: string): string {
  return `concat('', '${text.replaceAll("'", `', "'", '`)}')`;
}

/** A button whose text or accessible name contains this. */
export function button(label: string): string {
  const text = quoted(label);
  return `//button[contains(normalize-space(.), ${text}) or contains(@aria-label, ${text})]`;
}

/** A button with exactly this text. */
export function exactButton(label: string): string {
  const text = quoted(label);
  return `//button[normalize-space(.)=${text} or @aria-label=${text}]`;
}

/** Anything in a sheet. */
export const inSheet = (xpath: string) => `//*[self::dialog or @role='dialog']${xpath}`;

/** An element whose own text contains this. */
export const containing = (text: string) => `//*[contains(text(), ${quoted(text)})]`;

/** An element whose own text contains the text of this key. */
export const textOf = (key: string) => containing(wording(key));

/** A link with exactly the text of this key. */
export const linkOf = (key: string) => `//a[normalize-space(.)=${quoted(wording(key))}]`;

export const heading = (key: string) =>
  `//*[self::h1 or self::h2 or self::h3][contains(normalize-space(.), ${quoted(wording(key))})]`;

export const labelled = (key: string) => `//*[@aria-label=${quoted(wording(key))}]`;

/** The label of a choice. */
export const choice = (key: string) => `//label[contains(., ${quoted(wording(key))})]`;

/** The field in a label, or named by one. */
export const fieldOf = (key: string) => {
  const label = `label[contains(., ${quoted(wording(key))})]`;
  return `//*[self::input or self::textarea][@id=//${label}/@for or ancestor::${label}]`;
};
