/**
 * The rules of the browser tests, each with sources that break and keep it. They read the syntax tree,
 * so that comments and strings do not count. `e2e-rules.test.ts` applies them.
 */
import { basename } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

export interface Rule {
  name: string;
  /** Whether this node breaks the rule. */
  isBroken: (node: ts.Node, file: string) => boolean;
  /** Each breaks the rule on its second line. */
  bad: readonly string[];
  good: readonly string[];
}

const TRAFFIC = new Set(['request', 'response', 'requestfinished', 'requestfailed']);
const LISTENS = new Set(['on', 'once', 'addListener', 'prependListener', 'waitForEvent']);

/** `c` of `a.b.c(…)`, or `c` of `c(…)`. */
function calledName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  if (ts.isPropertyAccessExpression(node.expression)) return node.expression.name.text;
  return ts.isIdentifier(node.expression) ? node.expression.text : undefined;
}

/** `b` of `a.b.c(…)`. */
function receiverName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const receiver = node.expression.expression;
  if (ts.isPropertyAccessExpression(receiver)) return receiver.name.text;
  return ts.isIdentifier(receiver) ? receiver.text : undefined;
}

function propertyNamed(node: ts.Node, names: readonly string[]): ts.Expression | undefined {
  if (ts.isShorthandPropertyAssignment(node) && names.includes(node.name.text)) return node.name;
  if (!ts.isPropertyAssignment(node)) return undefined;
  if (!ts.isIdentifier(node.name) && !ts.isStringLiteral(node.name)) return undefined;
  return names.includes(node.name.text) ? node.initializer : undefined;
}

/** The value of literals, their sums and products, and constants of the same file. */
function valueOf(node: ts.Expression): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (ts.isParenthesizedExpression(node)) return valueOf(node.expression);
  if (ts.isIdentifier(node)) {
    const constant = constantsOf(node.getSourceFile()).get(node.text);
    return constant && valueOf(constant);
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [valueOf(node.left), valueOf(node.right)];
  if (left === undefined || right === undefined) return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right;
  if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return left + right;
  return undefined;
}

function constantsOf(file: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  return found;
}

/** Texts with nothing in common: a pattern that matches all of them asserts nothing. */
const UNLIKE = ['a', '7', '…', 'Tidak ada koneksi', '错误'];

function takesAnything(literal: string): boolean {
  const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  const expression = new RegExp(pattern, flags.replaceAll(/[gy]/g, ''));
  return UNLIKE.every((text) => expression.test(text));
}

function isExpectation(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /^expect(?:[A-Z]\w*)?$/.test(node.expression.text)
  );
}

function hasExpectation(node: ts.Node | undefined): boolean {
  if (!node) return false;
  return isExpectation(node) || (ts.forEachChild(node, hasExpectation) ?? false);
}

const LEAVES = new Set([
  ts.SyntaxKind.ReturnStatement,
  ts.SyntaxKind.ContinueStatement,
  ts.SyntaxKind.BreakStatement,
]);

/** `if (…) return;` makes what follows in the block conditional. */
function leaves(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && LEAVES.has(last.kind);
}

function followed(node: ts.IfStatement): readonly ts.Statement[] {
  if (!ts.isBlock(node.parent) && !ts.isSourceFile(node.parent)) return [];
  const { statements } = node.parent;
  return statements.slice(statements.indexOf(node) + 1);
}

const SHORT_CIRCUITS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

function isConditionalExpectation(node: ts.Node): boolean {
  if (ts.isIfStatement(node)) {
    if (hasExpectation(node.thenStatement) || hasExpectation(node.elseStatement)) return true;
    return leaves(node.thenStatement) && followed(node).some(hasExpectation);
  }
  if (ts.isConditionalExpression(node))
    return hasExpectation(node.whenTrue) || hasExpectation(node.whenFalse);
  if (ts.isSwitchStatement(node)) return hasExpectation(node.caseBlock);
  return (
    ts.isBinaryExpression(node) &&
    SHORT_CIRCUITS.has(node.operatorToken.kind) &&
    hasExpectation(node.right)
  );
}

/** Files about layout. */
export function isLooks(file: string): boolean {
  return /(?:^|-)(?:looks|screens|accessibility)(?:\.full)?(?:\.spec)?\.ts$/.test(basename(file));
}

export const RULES: readonly Rule[] = [
  {
    name: 'counts and waits for calls in the journal, not on the wire',
    isBroken: (node) => {
      const name = calledName(node);
      if (name === 'waitForRequest' || name === 'waitForResponse') return true;
      if (!ts.isCallExpression(node) || !LISTENS.has(name ?? '')) return false;
      const [event] = node.arguments;
      return event !== undefined && ts.isStringLiteralLike(event) && TRAFFIC.has(event.text);
    },
    bad: [
      "page.on('request', note);",
      "page.on('response', note);",
      'context.on(`request`, note);',
      "page.once('requestfailed', note);",
      "await page.waitForEvent('requestfinished');",
      'const asked = page.waitForRequest(() => true);',
      "await cold.waitForResponse('/x');",
    ],
    good: ["// page.on('request', note)", "page.on('dialog', note);", "say('waitForRequest');"],
  },
  {
    name: 'tries nothing again until it passes',
    isBroken: (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'toPass',
    bad: ['await expect(tap).toPass();', 'await expect(tap).toPass({ intervals: [0] });'],
    good: ["await expect.poll(read).toBe(1); // toPass('x')"],
  },
  {
    name: 'has no patience of its own',
    isBroken: (node) =>
      propertyNamed(node, ['timeout', 'timeoutMs']) !== undefined ||
      ['setTimeout', 'waitForTimeout', 'sleep'].includes(calledName(node) ?? ''),
    bad: [
      'await expect(x).toBeVisible({ timeout: 20_000 });',
      'await expect.poll(read, { timeout: 60 * PATIENCE }).toBe(1);',
      'await expect(x).toBeVisible({ timeout });',
      'test.setTimeout(90_000);',
      'await page.waitForTimeout(5);',
    ],
    good: ["use(['too late', 'position=timeout']);", 'test.slow();'],
  },
  {
    name: 'holds a reply where it would delay it for a second or more',
    isBroken: (node) => {
      const delay = propertyNamed(node, ['delayMs', 'delay']);
      return delay !== undefined && !((valueOf(delay) ?? Infinity) < 1000);
    },
    bad: [
      "setFaults({ path, kind: 'latency', delayMs: 15_000 });",
      "setFaults({ path, kind: 'latency', delayMs: 2 * 500 });",
      'setFaults({ path, delayMs });',
      'const LONG = 1000; setFaults({ path, delayMs: LONG });',
    ],
    good: ["setFaults({ path, kind: 'reset', delayMs: 0 });", 'setFaults({ path, delayMs: 999 });'],
  },
  {
    name: 'measures boxes in the looks only',
    isBroken: (node, file) =>
      ts.isPropertyAccessExpression(node) && node.name.text === 'boundingBox' && !isLooks(file),
    bad: ['const box = await heading.boundingBox();', 'expect((await a?.boundingBox())?.y);'],
    good: ["say('boundingBox');"],
  },
  {
    name: 'expects no text that any text would be',
    isBroken: (node) => ts.isRegularExpressionLiteral(node) && takesAnything(node.text),
    bad: [
      'await expectSaid(page, /\\S/);',
      'await expect(page).toHaveTitle(/./);',
      'const rows = [{ words: /\\S+/u }];',
      'await expect(x).toHaveText(/.*/s);',
    ],
    good: [
      'await expect(page).toHaveTitle(/Not Found/);',
      'use(a.split(/\\s+/));',
      "say('/\\S/');",
    ],
  },
  {
    name: 'expects the same on every run',
    isBroken: isConditionalExpectation,
    bad: [
      'if (title) await expect(failure).toContainText(title);',
      'if (a) { tap(); } else { for (const b of c) expect(b).toBe(1); }',
      'message ? await expectSaid(page, message) : undefined;',
      'message && (await expectSaid(page, message));',
      'switch (a) { case 1: expect(b).toBe(1); }',
      'async function f() { if (a) return; await expect(b).toBe(1); }',
    ],
    good: [
      "await expect(what, isFinal ? 'by a tap' : 'by itself').toBeVisible();",
      'if (at === 0) await scan(page);\nexpect(a).toBe(1);',
      "if (!own) throw new Error('none');\nexpect(own).toBe(1);",
    ],
  },
  {
    name: 'counts no insertions into the document',
    isBroken: (node) =>
      (ts.isIdentifier(node) && node.text === 'MutationObserver') ||
      (ts.isStringLiteralLike(node) && /^DOM(?:Node|Subtree)/.test(node.text)),
    bad: ['new MutationObserver(count).observe(document, all);', "on('DOMNodeInserted', count);"],
    good: ['// a MutationObserver'],
  },
  {
    name: 'leaves the clock to the fixture',
    isBroken: (node) => calledName(node) === 'install' && receiverName(node) === 'clock',
    bad: ['await page.clock.install();', 'await context.clock.install({ time: 0 });'],
    good: ['await page.clock.resume();', 'await app.install();'],
  },
  {
    name: 'skips nothing',
    isBroken: (node) => {
      const [name, receiver] = [calledName(node), receiverName(node)];
      return (
        ['test', 'describe'].includes(receiver ?? '') &&
        ['skip', 'fixme', 'fail', 'only'].includes(name ?? '')
      );
    },
    bad: ["test.skip('a', run);", "test.describe.fixme('a', run);", 'test.fail();'],
    good: ["test.describe('a', run);", 'test.slow();'],
  },
];

/** The position of the called or read name in a multi-line chain. */
function pointOf(node: ts.Node): ts.Node {
  const named = ts.isCallExpression(node) ? node.expression : node;
  return ts.isPropertyAccessExpression(named) ? named.name : node;
}

/** Every node of a source that satisfies the condition, as `path:line`. */
export function nodesOf(
  { path, text }: Source,
  isMeant: (node: ts.Node, path: string) => boolean,
): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isMeant(node, path)) {
      const { line } = file.getLineAndCharacterOfPosition(pointOf(node).getStart());
      found.push(`${path}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `Sandbox.start(…)`: takes seconds, where a reset takes milliseconds. */
export function isSandboxStart(node: ts.Node): boolean {
  return calledName(node) === 'start' && receiverName(node) === 'Sandbox';
}

/** `test('…', …)`; one in a loop counts once, whatever the number of its rows. */
export function isTestCall(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'test' &&
    node.arguments.length > 1
  );
}
