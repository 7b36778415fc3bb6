import type { Sandbox } from './sandbox.ts';

/**
 * The app's script, which the boot script preloads first; found by the page's own markup, so that
 * renaming it breaks no test silently.
 */
export async function appChunk(sandbox: Sandbox): Promise<string> {
  const page = await (await fetch(sandbox.baseUrl)).text();
  const path = /rel="modulepreload"[^>]*href="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (path === undefined) throw new Error('the page asks for no script ahead');
  return path;
}
