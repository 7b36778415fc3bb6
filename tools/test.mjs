/**
 * `npm test`: everything, from types to the real shell under WebKit, and one closing line with the sum
 * of all runners. Continues after a failure. `--only=NAME,NAME` runs some steps.
 */
import { parseArgs } from 'node:util';
import { needDebianPackages } from './debian.mjs';
import { buildSandbox } from './builds.mjs';
import { fetchFromMaven } from './phones/maven.mjs';
import { prepare } from './prepare.mjs';
import { lintToo } from './rust/lints.mjs';

// The first process may be under an older Node and has then started this one.
process.env.JAJAN_STARTED_MS ??= String(Date.now());
process.env.JAJAN_COMPLETE_RUN = '1';
Object.assign(process.env, lintToo);
await prepare(ground);
const { inLanes } = await import('./lanes.mjs');
const { bodiesOf, countsOf, failuresOf } = await import('./counts.mjs');
const { lintsOf } = await import('./rust/lints.mjs');
const { inWords, run } = await import('./run.mjs');
const { wantedOf } = await import('./steps.mjs');

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

const rows = [];
for (const lanes of wantedOf(only?.split(',')))
  await inLanes(lanes, (step) => act(step, lanes.length > 1));
close();

/** Downloads in parallel, with the build that most steps need beside them; its art is an npm package. */
async function ground(installed) {
  const built = installed.then(() => buildSandbox({ isQuiet: true }));
  await Promise.all([needDebianPackages().then(fetchFromMaven), built]);
}

async function act(step, isBeside) {
  const { name, about, build, command, args, runner, isLinting, isNice } = step;
  const startedMs = Date.now();
  console.error(`— ${name} (${about})${build ? '' : `: ${command} ${args.join(' ')}`}`);
  if (build !== undefined) {
    await build();
    rows.push({ name, durationMs: Date.now() - startedMs, failures: [] });
    return;
  }
  const isQuiet = isBeside || runner === undefined;
  const { code, output, durationMs } = await run(command, args, { isQuiet, isNice });
  const lints = isLinting ? lintsOf(output) : [];
  if (code === 0 && lints.length > 0) console.error(output);
  const isOk = code === 0 && lints.length === 0;
  const counts =
    runner === undefined
      ? { passed: Number(isOk), failed: Number(!isOk) }
      : countsOf(runner, output, code);
  const failures = runner === undefined ? lints : failuresOf(runner, output);
  const bodies = bodiesOf(output, counts.passed + counts.failed);
  rows.push({ name, durationMs, ...counts, bodies, failures });
  console.error(`— ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${inWords(durationMs)}`);
}

function close() {
  const tookMs = Date.now() - Number(process.env.JAJAN_STARTED_MS);
  console.error(`\nEverything took ${inWords(tookMs)}, of which (side by side, but for browsers):`);
  for (const { name, passed, failed, durationMs } of rows) {
    const counted = passed === undefined ? 'built' : `${passed} passed, ${failed} failed`;
    console.error(
      `  ${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${counted} (${inWords(durationMs)})`,
    );
  }
  const counted = rows.filter(({ passed }) => passed !== undefined);
  // Without a failed test, these are flaky ones.
  const failures = counted.flatMap((row) =>
    row.failures.map((failure) => `${row.name}${row.failed === 0 ? ', flaky' : ''}: ${failure}`),
  );
  for (const failure of failures)
    console.error(failures.length > 4 ? failure.split('\n')[0] : `\n${failure}`);
  const total = (read) => counted.reduce((sum, row) => sum + read(row), 0);
  const [single, tables, inTables] = ['single', 'tables', 'rows'].map((key) =>
    total(({ bodies }) => bodies[key]),
  );
  console.error(
    `${single + tables} bodies: ${single} of one test, ${tables} tables with ${inTables} rows`,
  );
  const [passed, failed] = [total((row) => row.passed), total((row) => row.failed)];
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
