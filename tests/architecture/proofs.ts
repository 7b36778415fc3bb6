/**
 * The tests of a file, by its syntax tree: titles, table rows, and whether they expect anything, so
 * that a word in a comment, a helper or a skipped test is no proof.
 */
import ts from 'typescript';
import type { Source } from './sources.ts';

/** Tables may contain tables. */
const MAX_DEPTH = 4;
const NOT_RUN = /^(?:skip|todo|fixme|use|step|extend|skipIf|fails|fail)$/;

/** `test`, `each` of `test.each(rows)('…', run)`. */
function chainOf(call: ts.CallExpression): string[] {
  const names: string[] = [];
  let at: ts.Expression = call;
  while (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at)) {
    if (ts.isPropertyAccessExpression(at)) names.unshift(at.name.text);
    at = at.expression;
  }
  return ts.isIdentifier(at) ? [at.text, ...names] : [];
}

interface Block {
  isTest: boolean;
  title: string;
  run: ts.Expression;
  /** Of `each`. */
  tables: readonly ts.Expression[];
}

/** A `describe` or a `test` that runs. */
function blockOf(node: ts.Node): Block | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const chain = chainOf(node);
  if (!['test', 'it', 'describe'].includes(chain[0] ?? '')) return undefined;
  const run = node.arguments.findLast((one) => !ts.isObjectLiteralExpression(one));
  if (!run || chain.some((name) => NOT_RUN.test(name))) return undefined;
  const title = node.arguments[0] === run ? '' : (node.arguments[0]?.getText() ?? '');
  const tables = ts.isCallExpression(node.expression) ? node.expression.arguments : [];
  return { isTest: !chain.includes('describe'), title, run, tables };
}

/** Resolves a name: the nearest enclosing constant or function. */
function declared(name: ts.Identifier): ts.Node | undefined {
  for (let at: ts.Node = name.parent; at; at = at.parent) {
    if (!ts.isBlock(at) && !ts.isSourceFile(at)) continue;
    for (const statement of at.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name.text)
        return statement;
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find(
        (one) => ts.isIdentifier(one.name) && one.name.text === name.text,
      );
      if (found) return found.initializer;
    }
  }
  return undefined;
}

const isFunction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** The array that a table maps: `codes.map((code) => [code, …])`. */
function madeBy(node: ts.Node): string[] {
  if (!ts.isArrowFunction(node)) return [];
  const body = ts.isParenthesizedExpression(node.body) ? node.body.expression : node.body;
  const isRow = ts.isArrayLiteralExpression(body) || ts.isObjectLiteralExpression(body);
  return isRow ? [body.getText()] : [];
}

/** Each row of a table, including nested tables. */
function rowsOf(table: ts.Node, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (isFunction(table)) return madeBy(table);
  if (ts.isArrayLiteralExpression(table))
    return table.elements.flatMap((row) => {
      if (ts.isSpreadElement(row)) return rowsOf(row.expression, depth);
      const inner = depth === 0 && ts.isArrayLiteralExpression(row) ? row.elements : [];
      return [row.getText(), ...inner.filter(ts.isIdentifier).flatMap((one) => rowsOf(one, 1))];
    });
  if (ts.isObjectLiteralExpression(table)) return table.properties.map((row) => row.getText());
  if (ts.isIdentifier(table)) {
    const value = declared(table);
    return value && !isFunction(value) ? rowsOf(value, depth + 1) : [];
  }
  const rows: string[] = [];
  ts.forEachChild(table, (part) => void rows.push(...rowsOf(part, depth)));
  return rows;
}

function expects(node: ts.Node, depth = 0): boolean {
  if (ts.isCallExpression(node) && /^(?:expect|assert)/.test(chainOf(node)[0] ?? '')) return true;
  const helper = ts.isIdentifier(node) && depth < MAX_DEPTH ? declared(node) : undefined;
  if (helper && isFunction(helper) && expects(helper, depth + 1)) return true;
  return ts.forEachChild(node, (child) => expects(child, depth)) ?? false;
}

/** Removes comments and keeps line numbers. */
function bare(text: string): string {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/^\s*\/\/[^\n]*/gm, blank);
}

/** The titles and rows of all tests that expect something; each once. */
export function provedIn({ path, text }: Source): string[] {
  const { Latest } = ts.ScriptTarget;
  const file = ts.createSourceFile(path, bare(text), Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const isLoop = ts.isForOfStatement(node);
    const block = isLoop ? undefined : blockOf(node);
    if (block?.isTest && expects(block.run)) {
      const rows = block.tables.flatMap((table) => rowsOf(table));
      for (const each of [...around, block.title, ...rows]) found.add(each);
    }
    if (block?.isTest) return;
    const rows = isLoop ? rowsOf(node.expression) : block?.tables.flatMap((table) => rowsOf(table));
    const more = [...around, ...(block ? [block.title] : []), ...(rows ?? [])];
    ts.forEachChild(node, (child) => visit(child, more));
  };
  visit(file, []);
  return [...found];
}
