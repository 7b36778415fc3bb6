// @vitest-environment node
/**
 * Every regular expression of the app is linear in its text: a link, a pasted text, a reply or a message of
 * the system is as long as its author likes, and one quadratic expression over a path froze the page for 15
 * seconds. Decided from the expression alone, by its automaton; nothing is timed.
 */
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { projectFiles } from '../sources.ts';

/** Texts that nobody else writes, each bounded before it is searched. */
const BOUNDED: readonly { path: string; source: string; why: string }[] = [
  {
    path: 'src/i18n/format.ts',
    source: String.raw`/\B(?=(\d{3})+$)/g`,
    why: 'the digits of a number; the checker knows no lookahead',
  },
  {
    path: 'src/features/device/user-agent.ts',
    source: String.raw`/Android ([\d.]+)(?:; (?:[a-z]{2}[-_][a-zA-Z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?(?:; wv)?)?\)/`,
    why: 'of the browser itself, cut to 512 characters',
  },
  {
    path: 'src/features/device/user-agent.ts',
    source: String.raw`/\b(iPhone|iPad|iPod)\b.*? OS ([\d_]+)/`,
    why: 'of the browser itself, cut to 512 characters',
  },
];

/** The checker needs some 12 s for all on an idle core. */
const PATIENCE_MS = 180_000;

// Its default starts a process for each expression.
vi.stubEnv('RECHECK_BACKEND', 'pure');

function expressionsOf(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isLinear(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const [source, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  return checkSync(source, flags, { checker: 'automaton', timeout: null }).status === 'safe';
}

const CODE = /^src\/(?!api\/generated\/).*(?<!\.test)\.tsx?$/;
const files = projectFiles(CODE);
const all = files.flatMap(({ path, text }) =>
  expressionsOf(path, text).map((source) => ({ path, source })),
);
const isBounded = (one: { path: string; source: string }): boolean =>
  BOUNDED.some(({ path, source }) => path === one.path && source === one.source);

it(
  'every expression is linear, or its text is bounded',
  () => {
    expect(all.length).toBeGreaterThan(100);
    const others = all.filter((one) => !isBounded(one));
    expect(others.filter(({ source }) => !isLinear(source))).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'each exception is still there, and needed',
  () => {
    const used = BOUNDED.filter((one) =>
      all.some((other) => isBounded(other) && other.source === one.source),
    );
    expect(used).toEqual(BOUNDED);
    for (const { source } of BOUNDED) expect(isLinear(source), source).toBe(false);
  },
  PATIENCE_MS,
);

it.each([
  String.raw`/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g`,
  String.raw`/(?=[\w-]*\d)[\w-]{20,}/g`,
  String.raw`/\/+$/`,
  String.raw`/^[\t ]+|[\t ]+$/g`,
  String.raw`/^(a+)+$/`,
])('%s would be seen', (source) => {
  expect(isLinear(source)).toBe(false);
});

it('a pattern built at run time is none of foreign text', () => {
  const built = files.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path);
  expect(built).toEqual(['src/features/login/phone.ts']);
});
