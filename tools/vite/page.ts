/**
 * Additions to the built page: icons, preloads of what the boot script imports, and hashes of its
 * inline script and style for the web host's policy.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { EARLY, LINKED, PAGES } from './chunks.ts';

const ICONS = /^(web-\d+|maskable-\d+|apple-touch-icon|favicon)\./;

/** Emits the web's icons from `icons/`, where the Tauri CLI wants all icons. The dev server finds them there. */
export function icons(): Plugin {
  const names = readdirSync('icons').filter((name) => ICONS.test(name));
  return {
    name: 'jajan:icons',
    generateBundle() {
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `icons/${name}`,
          source: readFileSync(join('icons', name)),
        });
      }
    },
  };
}

/** The shell's page for an app whose own page the phone ends again and again (`page_process.rs`): no script. */
export const stoppedPage: Plugin = {
  name: 'jajan:stopped-page',
  apply: 'build',
  generateBundle() {
    const source = readFileSync('src/app/stopped.html');
    this.emitFile({ type: 'asset', fileName: 'stopped.html', source });
  },
};

/** Modules that a link to a page needs beyond the first load, in the default language; the calls' first. */
const partsOf = (screen: string) => [EARLY, PAGES, screen, 'virtual:messages/id-ID/linked'];

/**
 * Preloads everything that the first screen imports while the boot script still loads, and tells
 * index.html the files of the pages that links lead to.
 */
export function preloads(): Plugin {
  return {
    name: 'jajan:preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return undefined;
        const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
        const isKnown = (name: string) => html.includes(`/${name}"`);
        const first = filesOf(chunks, ['/src/main.tsx']);
        const tags = first.filter((name) => !isKnown(name)).map(preload);
        let page = html;
        for (const [place, screen] of Object.entries(LINKED)) {
          const parts = filesOf(chunks, partsOf(screen)).filter(
            (name) => !isKnown(name) && !first.includes(name),
          );
          page = page.replace(`@${place}-parts`, parts.map((name) => `/${name}`).join(' '));
        }
        return { html: page, tags };
      },
    },
  };
}

/** The chunks of these modules with their imports and style sheets. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No chunk for ${module}`);
    add(chunk);
  }
  return [...files];
}

function preload(fileName: string): HtmlTagDescriptor {
  const kind = fileName.endsWith('.css')
    ? { rel: 'preload', as: 'style' }
    : { rel: 'modulepreload' };
  const attrs = { ...kind, crossorigin: true, href: `/${fileName}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** `csp.json`: hashes that allow exactly this page's inline script and style. */
export function policyHashes(): Plugin {
  return {
    name: 'jajan:policy-hashes',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const source = JSON.stringify({
          scriptHashes: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
          styleHashes: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
        });
        this.emitFile({ type: 'asset', fileName: 'csp.json', source });
      },
    },
  };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
}
