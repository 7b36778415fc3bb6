// @vitest-environment node
/** Build configuration. Content of the builds: `build.spec.ts`, `build.shell.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../vite.config.ts';

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

  it('the shell is built without the plugin for service workers', () => {
    expect(pluginsOf('production')).toContain('vite-plugin-pwa');
    expect(pluginsOf('app').filter((name) => name.includes('pwa'))).toEqual([]);
  });
});
