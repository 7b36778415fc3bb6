/**
 * The steps of the complete run and their parallelism. A check counts as one in the sum, a runner
 * counts its tests, a build counts nothing. Durations are of a cold run on two cores.
 */
import { buildApp, buildWeb } from './builds.mjs';
import { checks, clippy } from './checks.mjs';
import { buildShell, shellFeatures } from './shell.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about
 * @property {string} [command]
 * @property {string[]} [args]
 * @property {string} [runner] who reads the counts, see counts.mjs
 * @property {() => Promise<void>} [build] instead of a command
 * @property {string[]} [isFor] steps that the build is made for
 * @property {boolean} [isLinting] fails where cargo shows a warning
 * @property {boolean} [isNice] others go first
 * @property {string[]} [after] steps of other lanes
 */

const reporters = ['default', './tools/reporters/vitest.mjs'].map((name) => `--reporter=${name}`);
const sandboxPackages = packages(
  'jajan-contract',
  'jajan-dice',
  'jajan-film',
  'jajan-sandbox',
  'jajan-web-host',
);
const sandboxTests = ['test', '--no-fail-fast', ...sandboxPackages];
const shellPackages = packages('jajan', 'tauri-plugin-host');
const shellTests = ['test', '--no-fail-fast', ...shellPackages, ...shellFeatures];

const page = ["the shell's page"];

/**
 * A target folder has one lock, so what is compiled into `target` is one lane. It runs at low priority,
 * since the lane of the others measures time.
 */
const rust = [
  { ...checkNamed('generated files'), about: 'seconds' },
  { ...linting(clippy.name, [...sandboxTests, '--no-run']), about: '4 to 6 minutes' },
  { ...runner('sandbox', 'cargo', sandboxTests), about: '2 to 4 minutes' },
  ...[
    {
      ...linting('clippy of the shell', [...shellTests, '--no-run']),
      about: '3 to 5 minutes',
    },
    { ...runner('shell', 'cargo', shellTests), about: 'seconds' },
    {
      name: 'the shell',
      build: () => buildShell({ isQuiet: true }),
      isFor: ['webview'],
      about: 'seconds',
    },
  ].map((step) => ({ ...step, after: page })),
].map((step) => ({ ...step, isNice: true }));

/**
 * The release library has a folder of its own, and its link takes a minute of one core: the crates of the
 * sandbox and their tests, which also wait for one core at times, take the other.
 */
const phones = [
  {
    ...runner('phones', 'node', ['tools/check-phones.mjs', '--only=library,types'], 'line'),
    about: '4 to 8 minutes',
    isNice: true,
    after: page,
  },
];

const others = [
  ...checks
    .filter(({ name }) => name !== 'generated files')
    .map((check) => ({ ...check, about: 'seconds' })),
  { name: 'the web app', build: buildWeb, isFor: ['e2e', 'webview'], about: 'half a minute' },
  {
    name: "the shell's page",
    build: buildApp,
    isFor: ['phones', 'clippy of the shell', 'shell', 'webview'],
    about: 'half a minute',
  },
  { ...runner('kotlin', 'node', ['tests/phones/run.mjs'], 'line'), about: '1 to 3 minutes' },
  {
    ...runner('manifest', 'node', ['tools/check-phones.mjs', '--only=manifest'], 'line'),
    about: 'seconds',
  },
  {
    ...runner('unit', 'vitest', ['run', ...reporters, '--includeTaskLocation']),
    about: '2 to 4 minutes',
  },
];

/**
 * Stages run in sequence, the lanes of a stage in parallel. Browsers run alone.
 * @type {Step[][][]}
 */
export const stages = [
  [rust, phones, others],
  [[{ ...runner('e2e', 'playwright', ['test']), about: '17 to 20 minutes' }]],
  [[{ ...runner('webview', 'node', ['tests/webview/run.mjs'], 'line'), about: '1 to 3 minutes' }]],
];

/** The stages with the requested steps (all without `names`) and the builds that they need. */
export function wantedOf(names) {
  const isWanted = ({ name, isFor = [name] }) =>
    names === undefined || isFor.some((wanted) => names.includes(wanted));
  return stages
    .map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0);
}

function checkNamed(wanted) {
  return checks.find(({ name }) => name === wanted);
}

function runner(name, command, args, reader = command) {
  return { name, command, args, runner: reader };
}

/** Compiles with clippy as wrapper: see tools/rust/lint-too.sh. */
function linting(name, args) {
  return { name, command: 'cargo', args, isLinting: true };
}

function packages(...names) {
  return names.flatMap((name) => ['--package', name]);
}
