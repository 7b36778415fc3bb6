/** The web host as a program of its own, on a free port. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { targetFolder } from '../../tools/binaries.mjs';
import { SANDBOX_SECRET } from '../support/signing.ts';

export async function startWebHost(web, apiUrl) {
  const args = ['--port', '0', '--web', web, '--api', apiUrl, '--origin', 'https://jajan.example'];
  const child = spawn(join(targetFolder, 'debug/jajan-web-host'), args, {
    env: { ...process.env, JAJAN_APP_SECRET: SANDBOX_SECRET },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await new Promise((listening, failed) => {
    child.once('exit', () => failed(new Error('the web host ended at once')));
    const find = (line) => {
      const [, digits] = /http:\/\/[\w.[\]:]*:(\d+)/.exec(line) ?? [];
      if (digits !== undefined) listening(Number(digits));
    };
    createInterface({ input: child.stdout }).on('line', find);
    createInterface({ input: child.stderr }).on('line', find);
  });
  return { port, baseUrl: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
