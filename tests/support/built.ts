/** What the bundler has made of a source: the names of its files are hashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from './sandbox.ts';

/** The path of the file in the app as it was built, `/assets/…`. Throws where the source has none. */
export function builtFile(source: string): string {
  const files = JSON.parse(readFileSync(join(webFolder, 'build.json'), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const file = files[source]?.file;
  if (file === undefined) throw new Error(`the build has no ${source}`);
  return `/${file}`;
}
