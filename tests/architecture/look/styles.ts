/** What the style sheets of the app say, and which of their class names the app reads. */
import { dirname, join, normalize } from 'node:path';
import postcss, { type Rule } from 'postcss';
import type { Source } from '../sources.ts';

export interface Sheet {
  path: string;
  rules: readonly SheetRule[];
  lines: number;
}

export interface SheetRule {
  selector: string;
  /** Sorted, so that the order of writing makes no difference. */
  declarations: readonly string[];
}

export function sheetOf({ path, text }: Source): Sheet {
  const rules: SheetRule[] = [];
  postcss.parse(text, { from: path }).walkRules((rule) => {
    if (!isStep(rule)) rules.push({ selector: rule.selector, declarations: declarationsOf(rule) });
  });
  return { path, rules, lines: text.split('\n').length - 1 };
}

/** A step of an animation: `from`, `40%`. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

function declarationsOf(rule: Rule): string[] {
  return rule.nodes
    .flatMap((node) =>
      node.type === 'decl' ? [`${node.prop}: ${node.value.replaceAll(/\s+/g, ' ')}`] : [],
    )
    .toSorted();
}

/**
 * Sets of two and more declarations that stand so often, with their places. A single one is how a state or
 * a distance is written, and a name for it would only say the same again.
 */
export function repeated(sheets: readonly Sheet[], times: number): string[] {
  const places = new Map<string, string[]>();
  for (const { path, rules } of sheets)
    for (const { selector, declarations } of rules) {
      if (declarations.length < 2) continue;
      const key = declarations.join('; ');
      const found = places.get(key) ?? [];
      found.push(`${path} ${selector.replaceAll(/\s+/g, ' ')}`);
      places.set(key, found);
    }
  return [...places]
    .filter(([, found]) => found.length >= times)
    .map(([declarations, found]) => `${declarations}: ${found.join(', ')}`);
}

/** `file name` of every class that is read but does not exist, and that exists but is not read. */
export function misnamed(
  sheets: readonly Sheet[],
  scripts: readonly Source[],
): { missing: string[]; unread: string[] } {
  const read = new Set<string>();
  const missing: string[] = [];
  const names = new Map(sheets.map((sheet) => [sheet.path, namesOf(sheet)]));
  /** Read by a name that the code computes. */
  const computed = new Set<string>();
  for (const { path, text } of scripts)
    for (const [, id = '', specifier = ''] of text.matchAll(/import (\w+) from '([^']+\.css)'/g)) {
      const sheet = normalize(join(dirname(path), specifier)).replaceAll('\\', '/');
      if (new RegExp(`\\b${id}\\[(?!')`).test(text)) computed.add(sheet);
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${id}\\['([^']+)'\\]`, 'g'))) {
        read.add(`${sheet} ${name}`);
        if (!names.get(sheet)?.has(name)) missing.push(`${path} ${name}`);
      }
    }
  for (const { path, rules } of sheets)
    for (const [, name = '', from] of rules
      .flatMap(({ declarations }) => declarations)
      .map((each) => /^composes: (\w+)(?: from '([^']+)')?$/.exec(each) ?? [])) {
      const sheet = from === undefined ? path : normalize(join(dirname(path), from));
      read.add(`${sheet.replaceAll('\\', '/')} ${name}`);
    }
  const unread = [...names]
    .filter(([path]) => path.endsWith('.module.css') && !computed.has(path))
    .flatMap(([path, own]) => [...own].map((name) => `${path} ${name}`))
    .filter((each) => !read.has(each));
  return { missing, unread };
}

function namesOf({ rules }: Sheet): Set<string> {
  return new Set(
    rules.flatMap(({ selector }) =>
      [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
    ),
  );
}
