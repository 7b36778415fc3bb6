/**
 * Where comments say that a rule comes from, and whether that place exists. A comment cites
 * `home 4 "Location"`, `merchant 5`, `B9`, `decisions "Wire"`, `security A.6` or `T2`, `tauri.md 1.3`;
 * the documents in `docs/` have a heading, a bold label or a phrase for each.
 */
import type { Source } from './sources.ts';

export interface Documents {
  product: string;
  decisions: string;
  security: string;
  tauri: string;
}

/** `path:line: citation`, for each citation that leads nowhere. */
export function danglingCitations(files: readonly Source[], documents: Documents): string[] {
  const known = targetsOf(documents);
  return files.flatMap(({ path, text }) =>
    citationsOf(commentsOf(path, text))
      .filter(({ target }) => !known(target))
      .map(({ line, target }) => `${path}:${line}: ${wordsOf(target)}`),
  );
}

export type Target =
  | { kind: 'rule'; chapter: string; section: string; name?: string }
  | { kind: 'feature'; id: string }
  | { kind: 'decision'; name: string }
  | { kind: 'control'; id: string }
  | { kind: 'tauri'; section: string }
  | { kind: 'gone'; document: string };

function wordsOf(target: Target): string {
  if (target.kind === 'rule') {
    const name = target.name === undefined ? '' : ` "${target.name}"`;
    return `${target.chapter} ${target.section}${name}`;
  }
  if (target.kind === 'decision') return `decisions "${target.name}"`;
  if (target.kind === 'tauri') return `tauri.md ${target.section}`;
  return target.kind === 'gone' ? target.document : target.id;
}

/** Lower case, one space between words, no comment marks: a phrase may wrap in a comment. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

function sectionsOf(text: string, heading: RegExp): Map<string, string> {
  const sections = new Map<string, string>();
  const starts = [...text.matchAll(heading)];
  for (const [at, start] of starts.entries()) {
    sections.set(plain(start[1] ?? ''), plain(text.slice(start.index, starts[at + 1]?.index)));
  }
  return sections;
}

function targetsOf({ product, decisions, security, tauri }: Documents): (to: Target) => boolean {
  const rules = sectionsOf(
    product,
    /^##? (?:((?:home|merchant|buying|discovery|growth) \d+)\.|.*$)/gm,
  );
  const features = new Set([...product.matchAll(/^- \*\*(B\d+)\*\*/gm)].map(([, id]) => id));
  const chosen = new Set(
    [...decisions.matchAll(/^##+ (.+)$/gm)].map(([, name]) => plain(name ?? '')),
  );
  const controls = new Set(
    [...security.matchAll(/^(?:## (A\.\d+)|- \*\*([TL]\d+)\*\*)/gm)].map(([, a, b]) => a ?? b),
  );
  const facts = new Set([...tauri.matchAll(/^##+ ([\d.]+|phone-tests)\b/gm)].map(([, id]) => id));
  return (to) => {
    if (to.kind === 'rule') {
      const section = rules.get(`${to.chapter} ${to.section}`);
      return section !== undefined && (to.name === undefined || section.includes(plain(to.name)));
    }
    if (to.kind === 'feature') return features.has(to.id);
    if (to.kind === 'decision') return chosen.has(plain(to.name));
    if (to.kind === 'control') return controls.has(to.id);
    return to.kind === 'tauri' && facts.has(to.section);
  };
}

/** The comments of a file on the lines that they have; everything else is blank. */
export function commentsOf(path: string, text: string): string {
  if (/\.(?:md|html)$/.test(path)) return text;
  const keep = (comment: string) => comment.replaceAll(/^[ \t]*(?:\/\/[/!]?|\*(?!\/)|#)/gm, ' ');
  const pattern = /\.(?:toml|yml|yaml|sh)$/.test(path)
    ? /(?:^|[ \t])#[^\n]*/gm
    : /\/\*[\s\S]*?\*\/|(?:^|[\s;{}(,])\/\/[^\n]*|(?:^|\n)\s*--[^\n]*|\b(?:it|test|describe)(?:\.\w+)*\(\s*'[^'\n]*'/g;
  let blank = '';
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    blank += text.slice(at, found.index).replaceAll(/[^\n]/g, ' ') + keep(found[0]);
    at = found.index + found[0].length;
  }
  return blank;
}

const NAME = String.raw`(?:,?\s+"([^"]{2,60}?)"(?=[\s,.;:)]|$))?`;
const RULE = new RegExp(
  String.raw`\b([Hh]ome|[Mm]erchant|[Bb]uying|[Dd]iscovery|[Gg]rowth) (\d+)\b${NAME}`,
  'g',
);
/** `home 3 "Token info", "Login payload", 4 "Session", 7; merchant 2 and 5`. */
const MORE = new RegExp(
  String.raw`^(?:,| and| or| to)\s+(?:(\d+)\b(?! ?(?:s|ms|px|%))|(?="))${NAME}`,
);

export function citationsOf(comments: string): { line: number; target: Target }[] {
  const found: { at: number; target: Target }[] = [];
  const add = (at: number, target: Target) => void found.push({ at, target });
  for (const match of comments.matchAll(RULE)) {
    const chapter = (match[1] ?? '').toLowerCase();
    let section = match[2] ?? '';
    add(match.index, { kind: 'rule', chapter, section, ...named(match[3]) });
    let rest = match.index + match[0].length;
    for (;;) {
      const more = MORE.exec(comments.slice(rest));
      if (more === null || (more[1] === undefined && more[2] === undefined)) break;
      section = more[1] ?? section;
      add(rest, { kind: 'rule', chapter, section, ...named(more[2]) });
      rest += more[0].length;
    }
  }
  for (const match of comments.matchAll(/(?<![\w:#%.-])B(\d{1,2})(?![\w:#.-]\w|\w)/g)) {
    add(match.index, { kind: 'feature', id: `B${match[1]}` });
  }
  for (const match of comments.matchAll(/\b[Dd]ecisions((?:,?\s+"[^"]+")+)/g)) {
    for (const [, name] of (match[1] ?? '').matchAll(/"([^"]+)"/g)) {
      add(match.index, { kind: 'decision', name: name ?? '' });
    }
  }
  for (const match of comments.matchAll(
    /\b[Ss]ecurity(?:\.md)? ([ATL]\.?\d+)(?:(?:,| and) ([ATL]\.?\d+))?(?![\w])/g,
  )) {
    for (const id of [match[1], match[2]]) if (id) add(match.index, { kind: 'control', id });
  }
  for (const match of comments.matchAll(/\btauri\.md,? "?(\d+(?:\.\d+)?|phone-tests)/g)) {
    add(match.index, { kind: 'tauri', section: match[1] ?? '' });
  }
  for (const match of comments.matchAll(
    /\b(?:peers|look|ux|house|buying|discovery|architecture|growth-and-privacy)\.md\b/g,
  )) {
    add(match.index, { kind: 'gone', document: match[0] });
  }
  return found
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, target }) => ({ line: comments.slice(0, at).split('\n').length, target }));
}

const named = (name: string | undefined) => (name === undefined ? {} : { name: name.trim() });
