/** Runs other programs: output goes to the terminal as it comes, and back to the caller as text. */
import { spawn } from 'node:child_process';

const NICE = ['nice', '-n', '10'];

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: Record<string, string>, isQuiet?: boolean, isProbe?: boolean, isNice?: boolean}} [options] quiet: output
 *   only on failure; probe: no output, the caller handles a failure; nice: low priority
 * @returns {Promise<{code: number, output: string, durationMs: number}>} never rejects
 */
export function run(
  command,
  args,
  { env = {}, isQuiet = false, isProbe = false, isNice = false } = {},
) {
  const startedMs = Date.now();
  return new Promise((end) => {
    const [program, ...words] = [...(isNice ? NICE : []), command, ...args];
    const child = spawn(program, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (!isQuiet && !isProbe) process.stderr.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const finish = (code) => {
      if (isQuiet && !isProbe && code !== 0) process.stderr.write(output);
      end({ code, output, durationMs: Date.now() - startedMs });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** As `run`, but a failure ends the command. */
export async function mustRun(command, args, options) {
  const result = await run(command, args, options);
  if (result.code === 0) return result;
  console.error(`\n\`${[command, ...args].join(' ')}\` failed (exit ${result.code}).`);
  process.exit(1);
}

/** `0.4 s`, `12 s`, `3 min 5 s` */
export function inWords(durationMs) {
  const seconds = durationMs / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
