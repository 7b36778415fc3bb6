// @vitest-environment node
/** What the builds are made with, and what must not be inside them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vite.config.ts';

/** Words that only the Tauri side of the host has. */
const TAURI = /__TAURI|@tauri-apps|ipc\.localhost|plugin:/;

function textsIn(folder: string): { path: string; text: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|css|json|webmanifest|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** `name = "tauri"\nversion = "2.12.5"` in Cargo.lock */
function versionOf(crate: string, lock: string): string | undefined {
  return new RegExp(`name = "${crate}"\\nversion = "([^"]+)"`).exec(lock)?.[1];
}

function isAtLeast(version: string, least: string): boolean {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  for (const [index, part] of (b ?? []).entries()) {
    const difference = (a?.[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** The bundler's plugins for the web, or for the shell as `app`. */
function pluginsOf(mode: string): string[] {
  const { plugins } = config({ command: 'build', mode }) as { plugins: { name: string }[][] };
  return plugins.flat().map(({ name }) => name);
}

describe('builds', () => {
  it('everything runs under the pinned Node 24', () => {
    expect(process.versions.node).toMatch(/^24\./);
    expect(execFileSync('node_modules/.bin/node', ['-v'], { encoding: 'utf8' })).toMatch(/^v24\./);
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: { node: string };
    };
    expect(`v${devDependencies.node}`).toBe(
      execFileSync('node_modules/.bin/node', ['-v'], { encoding: 'utf8' }).trim(),
    );
  });

  it('tauri has the fix of GHSA-7gmj-67g7-phm9, which RustSec does not list', () => {
    expect(isAtLeast('2.11.0', '2.12.5')).toBe(false);
    expect(isAtLeast('2.12.10', '2.12.5')).toBe(true);
    const lock = readFileSync('Cargo.lock', 'utf8');
    expect(isAtLeast(versionOf('tauri', lock) ?? '0', '2.12.5')).toBe(true);
    expect(versionOf('tauri', lock)).toMatch(/^2\./);
    expect(isAtLeast(versionOf('wry', lock) ?? '0', '0.57.1')).toBe(true);
  });

  it('the web build contains nothing of Tauri', () => {
    expect(TAURI.test('window.__TAURI_INTERNALS__.invoke("x")')).toBe(true);
    expect(
      textsIn('dist')
        .filter(({ text }) => TAURI.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('the web build carries no source map and nothing of a developer', () => {
    expect(
      textsIn('dist')
        .filter(({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL='))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it("the shell's build has no service worker", () => {
    expect(pluginsOf('production')).toContain('vite-plugin-pwa');
    expect(pluginsOf('app').filter((name) => name.includes('pwa'))).toEqual([]);
    const paths = existsSync('dist-app') ? readdirSync('dist-app') : [];
    expect(paths.filter((name) => /^(?:sw|workbox).*\.js$|webmanifest$/.test(name))).toEqual([]);
  });
});
