// @vitest-environment node
/** The recipes are complete: each lists every file of the example that it follows. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, recipesOf } from './recipes.ts';
import { projectFiles } from './sources.ts';

/** How many files each change costs, without tests, generated files and what stands under "Also". */
const LIMITS: Readonly<Record<string, number>> = {
  'A card on home': 8,
  'A call, end to end': 8,
  'A screen with a list and a popup': 11,
  'A native command': 9,
  'A text in three languages': 4,
};

const recipes = recipesOf(readFileSync('docs/recipes.md', 'utf8'));
const files = projectFiles(
  /^(?:src|src-tauri|locales|tools|gen)\/.*\.(?:tsx?|rs|kt|css|json|mjs|sql)$/,
);

describe('a recipe', () => {
  it('that lacks a file, or has one too many, is reported', () => {
    const page =
      '## A thing\n\nFollows `thing`, `thing.title`, `src/thing/`.\n\n1. `src/a.ts`: a\n2. `src/b.ts`: b\n\nAlso, when\n- it is late: `src/d.ts`, `src/e.ts`.\n';
    const tree = [
      { path: 'src/a.ts', text: 'call(thing)' },
      { path: 'src/b.ts', text: 'something else' },
      { path: 'src/c.ts', text: "text('thing.title')" },
      { path: 'src/d.ts', text: 'thing' },
      { path: 'src/thing/row.css', text: '' },
      { path: 'src/a.test.ts', text: 'thing' },
    ];
    expect(recipesOf(page).flatMap((recipe) => faultsOf(recipe, tree))).toEqual([
      'A thing: src/b.ts is no part of it',
      'A thing: lacks src/c.ts',
      'A thing: lacks src/thing/row.css',
    ]);
  });

  it('is there for each of the common changes', () => {
    expect(recipes.map(({ title }) => title)).toEqual(Object.keys(LIMITS));
  });

  it.each(recipes)('"$title" lists all files of its example', (recipe) => {
    expect(faultsOf(recipe, files)).toEqual([]);
  });

  it.each(recipes)('"$title" costs as many files as it says', ({ title, steps }) => {
    expect(steps.length).toBe(LIMITS[title]);
  });
});
