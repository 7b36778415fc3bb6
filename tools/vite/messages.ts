/**
 * `virtual:messages/<locale>` and `virtual:messages/<locale>/later`: the texts of one locale as compiled
 * ICU messages, those of the first screen and all others. Compiling here keeps the parser out of the
 * bundle.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const FOLDER = resolve('locales');

/** Files whose texts the first screen may show. All others come with the part that shows them. */
export const FIRST_AREAS: readonly string[] = ['common', 'frame', 'home'];

export function messages(): Plugin {
  return {
    name: 'jajan:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', part] = id.slice(PREFIX.length + 1).split('/');
      const folder = join(FOLDER, locale);
      const compiled: Record<string, unknown> = {};
      for (const file of readdirSync(folder).filter((name) => isOf(name, part === 'later'))) {
        const path = join(folder, file);
        this.addWatchFile(path);
        const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
        for (const [key, text] of Object.entries(texts)) compiled[key] = compileMessage(text);
      }
      return `export const messages = ${JSON.stringify(compiled)};`;
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(FOLDER)) server.ws.send({ type: 'full-reload' });
    },
  };
}

function isOf(fileName: string, isLater: boolean): boolean {
  const [area = '', ending] = fileName.split('.');
  return ending === 'json' && FIRST_AREAS.includes(area) !== isLater;
}
