/**
 * `npm run e2e [-- arguments of playwright test]`: the browser tests against a fresh build. `--changed`
 * runs the specs changed since main five times each with a CPU four times slower: a test that passes by
 * chance fails there. Run it before landing a spec.
 */
import { prepare } from './prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('./builds.mjs');
const { baseOfChange, changedSince, specsOf } = await import('./changed.mjs');
const { needDebianPackages } = await import('./debian.mjs');
const { run } = await import('./run.mjs');

const words = process.argv.slice(2);
const { args, env } = words.includes('--changed') ? await ofChanged() : { args: words, env: {} };

await needDebianPackages(['chromium', 'chromium-headless-shell']);
await buildWeb();
await buildSandbox();
const { code } = await run('playwright', ['test', ...args], { env });
process.exitCode = code;

async function ofChanged() {
  const base = await baseOfChange();
  const specs = specsOf(await changedSince(base));
  if (specs.length === 0) {
    console.error(`No browser test was changed since ${base.slice(0, 8)}.`);
    process.exit(0);
  }
  console.error(`Changed since ${base.slice(0, 8)}: ${specs.join(', ')}`);
  const others = words.filter((word) => word !== '--changed');
  return { args: [...specs, '--repeat-each', '5', ...others], env: { SLOW: '4' } };
}
