/** `npm run dev`: the sandbox on 8787 and Vite with hot reload on 5173. Ctrl-C stops both. */
import { prepare } from './prepare.mjs';

await prepare();
const { ensureSandbox, startBeside } = await import('./beside.mjs');

await ensureSandbox();
startBeside('vite');
