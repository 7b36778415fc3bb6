/** The app's texts by key, so that a changed wording breaks no test. */
import { readFileSync, readdirSync } from 'node:fs';

export type Locale = 'id-ID' | 'en-US' | 'zh-CN';

export const LOCALES: readonly { locale: Locale; label: string }[] = [
  { locale: 'id-ID', label: 'Bahasa Indonesia' },
  { locale: 'en-US', label: 'English' },
  { locale: 'zh-CN', label: '简体中文' },
];

const cache = new Map<Locale, Record<string, string>>();

function textsOf(locale: Locale): Record<string, string> {
  const known = cache.get(locale);
  if (known) return known;
  const folder = `locales/${locale}`;
  const areas = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, string>,
  );
  const all = Object.assign({}, ...areas) as Record<string, string>;
  cache.set(locale, all);
  return all;
}

/** An exact pattern of a key's text; placeholders match anything. */
export function text(key: string, locale: Locale = 'id-ID'): RegExp {
  return new RegExp(`^${pattern(key, locale)}$`);
}

/** As `text`, but as a substring. */
export function textWithin(key: string, locale: Locale = 'id-ID'): RegExp {
  return new RegExp(pattern(key, locale));
}

/** The Indonesian text of a key up to its first placeholder, where a pattern cannot be used. */
export function wording(key: string): string {
  return template(key, 'id-ID').replace(/\s*\{[\s\S]*/, '');
}

function template(key: string, locale: Locale): string {
  const found = textsOf(locale)[key];
  if (found === undefined) throw new Error(`${key} is no text of ${locale}`);
  return found;
}

function pattern(key: string, locale: Locale): string {
  return template(key, locale)
    .split(/\{\s*\w+(?:\s*,(?:[^{}]|\{[^{}]*\})*)?\}|\n/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`[\s\S]*?`);
}
