/**
 * Recipes in `docs/recipes.md` against the example that each follows. Whatever names the example is a
 * step or stands under "Also", so that a file which a change needs and the recipe forgets is found.
 */
import { pathsOf } from './references.ts';
import { isTest, type Source } from './sources.ts';

export interface Recipe {
  title: string;
  /** What the example is called, in each language. */
  words: string[];
  /** Folders that belong to the example altogether. */
  folders: string[];
  /** What each such change touches. */
  steps: string[];
  /** What some do, by the lines that begin with "- ". */
  also: string[];
}

export function recipesOf(page: string): Recipe[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const follows = /^Follows (.+?)[.:](?:\s|$)/m.exec(section)?.[1] ?? '';
      const names = [...follows.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
      return {
        title: section.split('\n')[0] ?? '',
        words: names.filter((name) => !name.endsWith('/')),
        folders: names.filter((name) => name.endsWith('/')),
        steps: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path ?? ''),
        also: pathsOf((section.match(/^- .+$/gm) ?? []).join('\n')),
      };
    });
}

/** Not written by hand, or beside the change: tests, documents, generated files. */
const APART = /(?:^|\/)(?:tests|generated|__snapshots__|docs)\/|\.md$|openapi\.json$|^CHANGELOG/;

/** What is wrong with a recipe: a step that has nothing to do with it, or a file that it forgets. */
export function faultsOf({ title, words, folders, steps, also }: Recipe, files: readonly Source[]) {
  const named = new RegExp(
    String.raw`(?<!\w)(?:${words.map((word) => word.replaceAll('.', String.raw`\.`)).join('|')})(?!\w)`,
  );
  const belongs = ({ path, text }: Source) =>
    folders.some((folder) => path.startsWith(folder)) || named.test(text);
  const written = files.filter(({ path }) => !APART.test(path) && !isTest(path)).filter(belongs);
  const needed = new Set(written.map(({ path }) => path));
  return [
    ...steps
      .filter((path) => !needed.has(path))
      .map((path) => `${title}: ${path} is no part of it`),
    ...[...needed]
      .filter((path) => !steps.includes(path) && !also.includes(path))
      .map((path) => `${title}: lacks ${path}`),
  ];
}
