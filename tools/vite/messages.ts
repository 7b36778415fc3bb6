/**
 * `virtual:messages/<locale>`: all area files of one locale as compiled ICU messages.
 * Compiling here keeps the parser out of the bundle.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const FOLDER = resolve('locales');

export function messages(): Plugin {
  return {
    name: 'jajan:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(FOLDER, id.slice(PREFIX.length + 1));
      const compiled: Record<string, unknown> = {};
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
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
