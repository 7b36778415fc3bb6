/**
 * The texts of each locale as compiled ICU messages, which keeps the parser out of the bundle.
 *
 * `virtual:messages/<locale>` has the texts of the first load's code, `virtual:messages/<locale>/linked`
 * those that the pages of links say beyond it, `virtual:messages/<locale>/later` all others. The build
 * derives them from the module graph, and wraps the import of each `part` in `withTexts`. Development and
 * tests have all texts in the first.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { firstModules, LINKED_PARTS, linkedModules } from './chunks.ts';

const PREFIX = 'virtual:messages/';
const FOLDER = resolve('locales');
/** Placeholder of a locale's texts until the module graph is complete. */
const PLACE = /__TEXTS__\(["'`]([\w-]+)(?:\/(linked|later))?["'`]\)/g;
const PART = /\bpart\(\s*(\(\)\s*=>\s*import\(\s*["'`]([^"'`]*)["'`]\s*\))/g;
const LINKED_FILES = new Set(LINKED_PARTS.map((entry) => resolve(`.${entry}`)));
const QUOTED = /["'`]([a-z]+\.[a-zA-Z0-9.]+)["'`]/g;

type Texts = Readonly<Record<string, string>>;

export function messages(): Plugin {
  let isBuild = false;
  return {
    name: 'jajan:messages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const [locale = '', part] = name.split('/');
      for (const path of filesOf(locale)) this.addWatchFile(path);
      if (isBuild) return `export const messages = __TEXTS__(${JSON.stringify(name)});`;
      return `export const messages = ${compiled(part ? {} : textsOf(locale))};`;
    },
    transform: {
      // `ui` has no texts.
      filter: { id: /\/src\/(?!ui\/).*\.tsx?$/, code: PART },
      handler: (code, id) =>
        isBuild ? { code: withTextsIn(code, dirname(id)), map: null } : undefined,
    },
    renderChunk(code) {
      if (!code.includes('__TEXTS__')) return null;
      return code.replace(PLACE, (_whole, locale: string, part = 'first') => {
        const texts = textsOf(locale);
        const keysOf = (ids: Set<string>) =>
          new Set([...ids].flatMap((id) => saidIn(this.getModuleInfo(id)?.code ?? '', texts)));
        const first = keysOf(firstModules(this));
        const linked = keysOf(linkedModules(this));
        const partOf = (key: string) =>
          first.has(key) ? 'first' : linked.has(key) ? 'linked' : 'later';
        const isHere = ([key]: [string, string]) => partOf(key) === part;
        return compiled(Object.fromEntries(Object.entries(texts).filter(isHere)));
      });
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(FOLDER)) server.ws.send({ type: 'full-reload' });
    },
  };
}

/** The keys that this code names. Keys are static: `tests/architecture/locales.test.ts`. */
export function saidIn(code: string, texts: Texts): string[] {
  return [...code.matchAll(QUOTED)].map(([, key = '']) => key).filter((key) => key in texts);
}

/** Wraps every part of this code, of a file in `folder`: ready when its code and the texts are loaded. */
export function withTextsIn(code: string, folder: string): string {
  const wrapped = code.replace(PART, (_whole, find: string, path: string) => {
    const only = LINKED_FILES.has(resolve(folder, path)) ? ', ["linked"]' : '';
    return `part(__withTexts(${find}${only})`;
  });
  return `import { withTexts as __withTexts } from '/src/i18n/i18n.ts';\n${wrapped}`;
}

function filesOf(locale: string): string[] {
  const folder = join(FOLDER, locale);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

function textsOf(locale: string): Texts {
  const files = filesOf(locale).map((path) => JSON.parse(readFileSync(path, 'utf8')) as Texts);
  return Object.assign({}, ...files) as Texts;
}

function compiled(texts: Texts): string {
  const entries = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)] as const);
  return JSON.stringify(Object.fromEntries(entries));
}
