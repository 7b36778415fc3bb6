/** `npm run app`: the app in the Tauri shell on the desktop, against a sandbox on 8787. */
import { fail, prepare } from './prepare.mjs';

await prepare();
const { API_PORT, ensureSandbox, startBeside } = await import('./beside.mjs');
const { shellBinary } = await import('./binaries.mjs');
const { buildShell } = await import('./shell.mjs');

if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
  fail('There is no screen to show the app on. Without one: xvfb-run -a npm run app');
}
await buildShell();
await ensureSandbox();

console.error('Opening the app. Close its window, or press Ctrl-C, to stop.');
startBeside(shellBinary, [], { JAJAN_API_BASE: `http://localhost:${API_PORT}` });
