/** Builds the reference page into a folder that is served beside the app. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pureRouter } from '../../tools/vite/chunks.ts';
import { output } from '../../tools/vite/output.ts';

export const REFERENCE = '/reference/index.html';

/** @param {string} web the folder that is served */
export async function buildReference(web) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('reference', import.meta.url)),
    base: '/reference/',
    plugins: [react(), pureRouter()],
    build: {
      outDir: `${web}/reference`,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      ...output,
    },
  });
}
