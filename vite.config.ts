import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import aboutApp from './package.json' with { type: 'json' };
import { versionCode } from './src/lib/version.ts';
import { VitePWA } from 'vite-plugin-pwa';
import {
  earlyAlone,
  fileGroups,
  fileNameOf,
  isFirst,
  noCircles,
  pureRouter,
  pureValidators,
} from './tools/vite/chunks.ts';
import { classNames } from './tools/vite/class-names.ts';
import { environmentFile, targetOf } from './tools/vite/environment.ts';
import { iconsApart } from './tools/vite/icons.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';
import { licensed } from './tools/vite/licensed.ts';
import { messages } from './tools/vite/messages.ts';
import { output } from './tools/vite/output.ts';
import { icons, policyHashes, preloads, stoppedPage } from './tools/vite/page.ts';
import { SERVER_PATHS } from './tools/vite/server-paths.ts';

/** The shell needs no web app manifest: removes the link to it. */
const withoutManifest = {
  name: 'jajan:without-manifest',
  transformIndexHtml: (html: string) => html.replace(/\s*<link rel="manifest"[^>]*>/, ''),
};

const shortNames = new Map<string, string>();

/** Another one where the build says that two classes have one short name. */
const SALT = 2;

/**
 * A hash of file and class; a counter would change with the order of the files. Each letter is 6 bits that no
 * compression takes away, and the first screen has 200 names: three, and a salt under which no two of some 950
 * collide.
 */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(`${SALT} ${path} ${name}`).digest('base64url');
  const short = `_${hash.replaceAll(/[-_]/g, '').slice(0, 3)}`;
  const owner = shortNames.get(short) ?? `${path} ${name}`;
  if (owner !== `${path} ${name}`)
    throw new Error(`One short name, ${short}, for ${owner} and ${path} ${name}: change SALT`);
  shortNames.set(short, owner);
  return short;
}

/** The origin of the shell's pictures: the one image host of its policy, or the sandbox. */
function imageBase(isReleased: boolean): string {
  return (
    process.env['VITE_IMAGE_BASE'] ??
    (isReleased ? 'https://img.jajan.example' : 'http://localhost:8787')
  );
}

export default defineConfig(({ command, mode }) => {
  const isApp = mode === 'app';
  const target = targetOf(process.env);
  const hostFile = (name: string) =>
    fileURLToPath(new URL(`src/host/${isApp ? 'tauri' : 'web'}/${name}`, import.meta.url));
  return {
    publicDir: isApp ? false : 'public',
    resolve: {
      alias: {
        '#host': hostFile('host.ts'),
      },
    },
    define: {
      __APP_BUILD__: JSON.stringify(isApp),
      __APP_ENVIRONMENT__: JSON.stringify(target.environment),
      __APP_SECRET__: JSON.stringify(target.appSecret),
      __APP_VERSION__: JSON.stringify(aboutApp.version),
      __APP_VERSION_CODE__: JSON.stringify(versionCode(aboutApp.version)),
      // The shell's page has no origin on the network; the web's pictures have the page's origin.
      'import.meta.env.VITE_IMAGE_BASE': JSON.stringify(isApp ? imageBase(target.isReleased) : ''),
    },
    plugins: [
      react(),
      iconsApart(),
      classNames(),
      messages(),
      pureValidators(),
      noCircles(),
      earlyAlone(),
      pureRouter(),
      icons(),
      preloads(),
      policyHashes(),
      licensed(isApp ? 'app' : 'web'),
      // A service worker inside the shell would serve the old version after an update.
      ...(isApp
        ? [withoutManifest, environmentFile(target.environment), stoppedPage]
        : VitePWA({
            registerType: 'prompt',
            injectRegister: false,
            manifest: false,
            workbox: {
              globPatterns: [
                'index.html',
                'assets/**/*.{js,css,woff2,svg}',
                'manifest.webmanifest',
                'icons/web-192.png',
                'icons/favicon.svg',
              ],
              navigateFallback: '/index.html',
              navigateFallbackDenylist: [new RegExp(SERVER_PATHS)],
              cleanupOutdatedCaches: true,
              runtimeCaching: [
                {
                  // Photos of users can be deleted: asked for again after an hour, as HTTP says.
                  urlPattern: ({ sameOrigin, url }) =>
                    sameOrigin && url.pathname.startsWith('/img/u/'),
                  handler: 'CacheFirst',
                  options: {
                    cacheName: 'photos',
                    cacheableResponse: { statuses: [200] },
                    expiration: { maxEntries: 60, maxAgeSeconds: 3600, purgeOnQuotaError: true },
                  },
                },
                {
                  urlPattern: ({ sameOrigin, url }) =>
                    sameOrigin && url.pathname.startsWith('/img/'),
                  handler: 'CacheFirst',
                  options: {
                    cacheName: 'pictures',
                    cacheableResponse: { statuses: [200] },
                    expiration: { maxEntries: 200, purgeOnQuotaError: true },
                  },
                },
              ],
            },
          })),
    ],
    // Class names contain the file's name in development, and are short in a build.
    ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
    build: {
      ...output,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !isFirst(file)),
      },
      manifest: 'build.json',
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          chunkFileNames: ({ name }) => fileNameOf(name),
          assetFileNames: 'assets/[hash:7][extname]',
          codeSplitting: { groups: fileGroups, includeDependenciesRecursively: false },
        },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: {
        [SERVER_PATHS]: {
          target: `http://localhost:${process.env['API_PORT'] ?? 8787}`,
          changeOrigin: true,
        },
      },
      watch: {
        ignored: ['**/target/**', '**/target-*/**', '**/gen/**', '**/src-tauri/**', '**/dist*/**'],
      },
    },
    optimizeDeps: { entries: ['index.html'] },
    test: {
      environment: 'happy-dom',
      // Generous timeouts, as in playwright.config.ts: a machine may be busy.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: PATIENCE_MS } },
      setupFiles: 'tests/unit-setup.ts',
      include: [
        'src/**/*.test.{ts,tsx}',
        'tests/{architecture,contract}/**/*.test.ts',
        'tests/phones/*.test.mjs',
      ],
    },
  };
});
