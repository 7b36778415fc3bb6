import type { Sandbox } from './sandbox.ts';

/**
 * The script that holds the app itself, apart from the boot script: the first one that the page asks
 * for ahead. By what the page says, so that another name of it breaks no test without a word.
 */
export async function appChunk(sandbox: Sandbox): Promise<string> {
  const page = await (await fetch(sandbox.baseUrl)).text();
  const path = /rel="modulepreload"[^>]*href="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (path === undefined) throw new Error('the page asks for no script ahead');
  return path;
}
