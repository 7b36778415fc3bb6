/**
 * Puts the class names of CSS modules into the script as constants. A sheet's default export is an object
 * with all its names, which the bundler keeps; single imports it inlines, and the names of one element
 * become one string. Not used in development and tests.
 */
import type { Plugin } from 'vite';

const SHARED = '/src/ui/style/';
/** In this order; the others override nothing and are loaded later. */
const FIRST = ['layout', 'font', 'surface'];

const IMPORT = /import (\w+) from ('[^']+\.module\.css')/g;
/** A call whose arguments are all names that always apply. */
const JOINED = /\bclasses\((\s*\w+\['\w+'\](?:,\s*\w+\['\w+'\])*,?\s*)\)/g;

export function classNames(): Plugin[] {
  return [
    {
      name: 'jajan:class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
        handler: (code) => ({ code: inlined(code), map: null }),
      },
    },
    {
      name: 'jajan:sheets-in-order',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code, id) => ({
          code: id.includes(SHARED) ? code : behindShared(code),
          map: null,
          // Without names left to import, the bundler would leave the sheet out.
          moduleSideEffects: 'no-treeshake' as const,
        }),
      },
    },
  ];
}

/**
 * A sheet overrides the shared ones, so it comes after them, whichever module of its chunk runs first.
 * Styles of a chunk stand in the order in which its modules would run.
 */
function behindShared(code: string): string {
  return FIRST.map((name) => `import '${SHARED}${name}.module.css';\n`).join('') + code;
}

export function inlined(code: string): string {
  return code.replace(IMPORT, 'import * as $1 from $2').replace(JOINED, (_call, names: string) => {
    const parts = names.split(',').map((name) => name.trim());
    return `\`${parts.flatMap((name) => (name === '' ? [] : [`\${${name}}`])).join(' ')}\``;
  });
}
