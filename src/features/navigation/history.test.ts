import { describe, expect, it } from 'vitest';
import { canGoBack, nextStack, parseStack, type HistoryPage } from './history.ts';

const a: HistoryPage = { key: 'a', pathname: '/' };
const b: HistoryPage = { key: 'b', pathname: '/platform/merchant' };
const c: HistoryPage = { key: 'c', pathname: '/platform/rank' };

describe('history stack', () => {
  it.each([
    ['the first page', [], 'POP', a, [a]],
    ['a push', [a], 'PUSH', b, [a, b]],
    ['a replace', [a, b], 'REPLACE', c, [a, c]],
    ['a replace of the first page', [], 'REPLACE', c, [c]],
    ['one step back', [a, b, c], 'POP', b, [a, b]],
    ['two steps back', [a, b, c], 'POP', a, [a]],
    ['a reload', [a, b], 'POP', b, [a, b]],
    ['a push that was noted already', [a, b], 'PUSH', b, [a, b]],
    ['a replace that was noted already', [a, c], 'REPLACE', c, [a, c]],
    ['forward again', [a], 'POP', b, [a, b]],
  ] as const)('%s', (_name, stack, step, page, expected) => {
    expect(nextStack(stack, step, page)).toEqual(expected);
  });

  it('does not grow without end', () => {
    let stack: readonly HistoryPage[] = [];
    for (let count = 0; count < 300; count += 1) {
      stack = nextStack(stack, 'PUSH', { key: String(count), pathname: '/' });
    }
    expect(stack).toHaveLength(100);
    expect(stack.at(-1)?.key).toBe('299');
  });

  it('knows whether there is a page before', () => {
    expect(canGoBack([])).toBe(false);
    expect(canGoBack([a])).toBe(false);
    expect(canGoBack([a, b])).toBe(true);
  });

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{}', []],
    ['[1]', []],
    ['[null]', []],
    ['[{"key":1,"pathname":"/"}]', []],
    ['[{"key":"a"}]', []],
    ['[{"key":"a","pathname":1}]', []],
    ['[{"pathname":"/"}]', []],
    [JSON.stringify([a, b]), [a, b]],
  ])('reads %s', (text, expected) => {
    expect(parseStack(text)).toEqual(expected);
  });
});
