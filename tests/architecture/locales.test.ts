// @vitest-environment node
/** Three complete languages: same keys, same placeholders, translated, no unused text. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appSources, isTest, withoutComments } from './sources.ts';

const SOURCE = 'id-ID';
const OTHERS = ['en-US', 'zh-CN'] as const;

type Texts = Readonly<Record<string, string>>;
type Areas = Readonly<Record<string, Texts>>;

function read(locale: string): Areas {
  const names = readdirSync(`locales/${locale}`).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(`locales/${locale}/${name}`, 'utf8')) as Texts,
    ]),
  );
}

function missing(source: Areas, other: Areas): string[] {
  const keys = (areas: Areas) => Object.values(areas).flatMap((texts) => Object.keys(texts));
  const [a, b] = [new Set(keys(source)), new Set(keys(other))];
  return [...[...a].filter((key) => !b.has(key)), ...[...b].filter((key) => !a.has(key))];
}

/** `{count}` and `{count, plural, …}` both need `count`. */
function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''))]
    .filter((name) => !/^(?:plural|select|other|one)$/.test(name))
    .sort((a, b) => a.localeCompare(b))
    .join(',');
}

function flat(areas: Areas): Texts {
  return Object.assign({}, ...Object.values(areas)) as Texts;
}

function otherPlaceholders(source: Texts, other: Texts): string[] {
  return Object.keys(source).filter(
    (key) => placeholders(source[key] ?? '') !== placeholders(other[key] ?? ''),
  );
}

function wrongPrefix(areas: Areas): string[] {
  return Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts).filter(
      (key) => !/^[a-z]+(?:\.[a-zA-Z0-9]+)+$/.test(key) || !key.startsWith(`${area}.`),
    ),
  );
}

/** The languages' own names, in every language. */
const OWN_NAMES = ['简体中文', 'Bahasa Indonesia', 'English'];

function hanIn(texts: Texts): string[] {
  return Object.keys(texts).filter((key) =>
    /\p{Script=Han}/u.test(
      OWN_NAMES.reduce((text, name) => text.replaceAll(name, ''), texts[key] ?? ''),
    ),
  );
}

/** A sentence that is equal in two languages was not translated. Short words such as "Flash sale" may be. */
function untranslated(source: Texts, other: Texts): string[] {
  return Object.keys(source).filter((key) => {
    const words = (source[key] ?? '').replaceAll(/\{[^}]*\}/g, '').trim();
    return (
      words === (other[key] ?? '').replaceAll(/\{[^}]*\}/g, '').trim() &&
      words.split(/\s+/).length >= 3 &&
      !OWN_NAMES.includes(words)
    );
  });
}

function empty(texts: Texts): string[] {
  return Object.keys(texts).filter((key) => (texts[key] ?? '').trim() === '');
}

function unused(keys: readonly string[], code: string): string[] {
  const quoted = new Set(
    [...code.matchAll(/['"]([a-z]+(?:\.[a-zA-Z0-9]+)+)['"]/g)].map((match) => match[1]),
  );
  return keys.filter((key) => !quoted.has(key));
}

describe('locales', () => {
  const source = read(SOURCE);
  const all = [SOURCE, ...OTHERS].map((locale) => ({ locale, areas: read(locale) }));

  it('sees the texts', () => {
    expect(Object.keys(source)).toEqual(expect.arrayContaining(['common', 'frame', 'home']));
    expect(Object.keys(flat(source)).length).toBeGreaterThan(50);
  });

  it.each(OTHERS)('%s has the same keys', (locale) => {
    expect(missing({ home: { 'home.a': 'A' } }, { home: { 'home.b': 'B' } })).toEqual([
      'home.a',
      'home.b',
    ]);
    expect(missing(source, read(locale))).toEqual([]);
  });

  it.each(OTHERS)('%s has the same placeholders', (locale) => {
    expect(otherPlaceholders({ a: '{count} toko' }, { a: '{n} stores' })).toEqual(['a']);
    expect(
      otherPlaceholders(
        { a: '{count} toko' },
        { a: '{count, plural, one {# store} other {# stores}}' },
      ),
    ).toEqual([]);
    expect(otherPlaceholders(flat(source), flat(read(locale)))).toEqual([]);
  });

  it.each(all)("$locale: a key begins with its file's name", ({ areas }) => {
    expect(wrongPrefix({ home: { 'common.a': '' } })).toEqual(['common.a']);
    expect(wrongPrefix(areas)).toEqual([]);
  });

  it.each(all)('$locale: no text is empty', ({ areas }) => {
    expect(empty({ a: ' ' })).toEqual(['a']);
    expect(empty(flat(areas))).toEqual([]);
  });

  it('Chinese is in zh-CN only', () => {
    expect(hanIn({ a: 'Toko 附近', b: '简体中文' })).toEqual(['a']);
    expect(hanIn(flat(source))).toEqual([]);
    expect(hanIn(flat(read('en-US')))).toEqual([]);
  });

  it.each(OTHERS)('%s is translated', (locale) => {
    expect(untranslated({ a: 'Toko di dekat kamu' }, { a: 'Toko di dekat kamu' })).toEqual(['a']);
    expect(untranslated(flat(source), flat(read(locale)))).toEqual([]);
  });

  it('every text is used', () => {
    expect(unused(['home.a', 'home.b'], "text('home.a')")).toEqual(['home.b']);
    const code = appSources()
      .filter(({ path }) => !isTest(path))
      .map(({ text }) => withoutComments(text))
      .join('\n');
    expect(unused(Object.keys(flat(source)), code)).toEqual([]);
  });
});
