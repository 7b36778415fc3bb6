/** Fails a build that bundles a package which the licences page does not list. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Virtual modules of the bundler itself. */
const HELPERS: readonly [RegExp, string][] = [
  [/^\0?(?:rolldown\/|@oxc-project\+runtime)/, 'rolldown'],
  [/^\0?vite\//, 'vite'],
];
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Undefined for our own modules. */
export function packageOf(id: string): string | undefined {
  return HELPERS.find(([pattern]) => pattern.test(id))?.[1] ?? PACKAGE.exec(id)?.[1];
}

export function licensed(build: 'web' | 'app'): Plugin {
  return {
    name: 'jajan:licensed',
    apply: 'build',
    generateBundle(_options, bundle) {
      const path = `src/screens/setting/generated/licences-${build}.json`;
      const { packages } = JSON.parse(readFileSync(path, 'utf8')) as {
        packages: { name: string }[];
      };
      const known = new Set(packages.map(({ name }) => name));
      const missing = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => packageOf(id))
        .filter((name) => name !== undefined && !known.has(name));
      if (missing.length > 0)
        this.error(
          `No licence is listed for ${[...new Set(missing)].join(', ')}: tools/licences/npm.mjs says what ships.`,
        );
    },
  };
}
