/**
 * What the built page needs beyond Vite's own: icons beside it, preloads of what the boot script
 * will import, and the hashes of its inline script and style for the web host's policy.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const ICONS = /^(web-\d+|maskable-\d+|apple-touch-icon|favicon)\./;

/** Serves and emits the web's icons from `icons/`, where the Tauri CLI wants all icons. */
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
    configureServer(server) {
      server.middlewares.use('/icons', (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? '';
        if (!names.includes(name)) return next();
        response.setHeader('content-type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
        response.end(readFileSync(join('icons', name)));
      });
    },
  };
}

/** Starts the download of everything that the first screen imports while the boot script still loads. */
export function preloads(): Plugin {
  return {
    name: 'jajan:preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return undefined;
        const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
        const main = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/src/main.tsx')),
        );
        if (!main) throw new Error('No chunk for src/main.tsx');
        const scripts = [main.fileName, ...main.imports].filter(
          (name) => !html.includes(`/${name}"`),
        );
        const needed = chunks.filter(
          ({ fileName }) => fileName === main.fileName || main.imports.includes(fileName),
        );
        const styles = new Set(
          needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );
        return [...scripts.map(modulePreload), ...[...styles].map(stylePreload)];
      },
    },
  };
}

function modulePreload(fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
    injectTo: 'head',
  };
}

function stylePreload(fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${fileName}` },
    injectTo: 'head',
  };
}

/** `csp.json`: the hashes that let exactly this page's inline script and style run. */
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
