/** `npm run e2e [-- arguments of playwright test]`: the browser tests against a fresh build. */
import { prepare } from './prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('./builds.mjs');
const { needDebianPackages } = await import('./debian.mjs');
const { run } = await import('./run.mjs');

await needDebianPackages(['chromium', 'chromium-headless-shell']);
await buildWeb();
await buildSandbox();
const { code } = await run('playwright', ['test', ...process.argv.slice(2)]);
process.exitCode = code;
