/** What the bundler has made of a source: the names of its files are hashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from './sandbox.ts';

/**
 * The paths of a module in the app as it was built, `assets/…`: its script, then its sheets.
 * `folder`: where the build is. Throws where the source has none.
 */
export function filesOfModule(source: string, folder = webFolder): [string, ...string[]] {
  const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] } | undefined
  >;
  const built = build[source];
  if (built === undefined) throw new Error(`the build has no ${source}`);
  return [built.file, ...(built.css ?? [])];
}
