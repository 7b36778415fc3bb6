/**
 * Which short files of `src` should stand in the file that uses them: a reader opens few files, so what one
 * file beside it imports, and is short, joins it.
 */
import { dirname } from 'node:path';
import { importsOf, type Source, withoutComments } from './sources.ts';

export const SHORT_LINES = 30;

/** Short files with one importer beside them that stay apart, and why. */
export const APART: Readonly<Record<string, string>> = {
  'src/features/login/challenge.ts': 'pure and tested alone; the runner of the login is long',
  'src/features/navigation/link-check.ts': 'what loads late; the test of links stands in for it',
  'src/host/tauri/locate.ts':
    'its test stands in for both positions, of the phone and of its web view',
  'src/screens/developer-options/ScanSection.tsx': 'each section of that screen is a file',
  'src/screens/setting/notices.ts':
    'the build chooses the list; the test of its screen stands in for it',
  'src/screens/favorites-list/ConfirmSheet.tsx': 'docs/recipes.md shows a popup of a screen by it',
};

const LATE_IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g;

/** `path -> importer` of each short file that only one file beside it imports, and at once. */
export function joinable(files: readonly Source[]): string[] {
  const importers = new Map<string, Set<string>>();
  const late = new Set<string>();
  for (const file of files) {
    const lateHere = new Set(
      [...withoutComments(file.text).matchAll(LATE_IMPORT)].map((match) => match[1]),
    );
    for (const { specifier, path } of importsOf(file)) {
      if (path === undefined) continue;
      if (lateHere.has(specifier)) late.add(path);
      importers.set(path, (importers.get(path) ?? new Set()).add(file.path));
    }
  }
  return files.flatMap(({ path, text }) => {
    const [importer, ...others] = importers.get(path) ?? [];
    const isShort = text.split('\n').length - 1 < SHORT_LINES && !path.endsWith('.d.ts');
    const isBeside = importer !== undefined && dirname(importer) === dirname(path);
    return isShort && isBeside && others.length === 0 && !late.has(path)
      ? [`${path} -> ${importer}`]
      : [];
  });
}

/** Keys of storage are declared in a file of that name (`state.test.ts`): who looks for them finds them there. */
export function isApart(found: string): boolean {
  const [path = ''] = found.split(' ');
  return path in APART || path.endsWith('/stored-keys.ts');
}
