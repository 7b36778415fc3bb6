/**
 * Makes each icon of `src/ui/icons.ts` a module, so that the bundler places it in the chunk that draws
 * it. The bundler splits by modules, not by exports: one module would put all of them into the first
 * load. Not used in development and tests.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(["'])([^"']*\/icons\.ts)\2;?/g;
const APART = /\/ui\/icons\.ts\?(\w+)$/;

export function iconsApart(): Plugin {
  return {
    name: 'jajan:icons-apart',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => ({ code: apart(code), map: null }),
    },
    load: {
      filter: { id: APART },
      handler(id) {
        const name = APART.exec(id)?.[1] ?? '';
        const icon = iconOf(readFileSync(id.replace(/\?.*$/, ''), 'utf8'), name);
        return icon ?? this.error(`No icon ${name}`);
      },
    },
  };
}

/** One import for each icon. */
export function apart(code: string): string {
  return code.replace(IMPORT, (_whole, names: string, _quote, file: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import { ${name} } from '${file}?${name.split(' ')[0]}';`)
      .join(' '),
  );
}

/** The declaration of the icon in a file of constants. */
export function iconOf(code: string, name: string): string | undefined {
  return new RegExp(`^export const ${name} =[^;]+;$`, 'm').exec(code)?.[0];
}
