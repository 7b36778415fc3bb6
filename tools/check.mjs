/** `npm run check`: the fast gate before a commit. Goes on after a failure and says at the end what failed. */
import { prepare } from './prepare.mjs';

await prepare();
const { architecture, checks, clippy } = await import('./checks.mjs');
const { inWords, run } = await import('./run.mjs');

const failed = [];
for (const { name, command, args } of [...checks, architecture, clippy]) {
  const { code, durationMs } = await run(command, args, { isQuiet: true });
  console.error(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${inWords(durationMs)})`);
  if (code !== 0) failed.push(name);
}
console.error(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
