/**
 * The checks of `npm run check`, in the order in which they cost least. Each counts as one in the sum
 * of `npm test`. Rules that no tool has are tests in tests/architecture.
 */
export const checks = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'unused', command: 'knip', args: ['--config', 'tools/knip.json', '--no-progress'] },
  {
    name: 'imports',
    command: 'depcruise',
    args: ['--config', 'tests/architecture/imports.cjs', '--output-type', 'err', 'src'],
  },
  { name: 'rust format', command: 'cargo', args: ['fmt', '--all', '--check'] },
  { name: 'generated files', command: 'node', args: ['tools/gen.mjs', '--check'] },
];

/**
 * Warnings are errors. Only the sandbox and the web host: the shell needs WebKit and minutes, and is
 * linted during the complete run's compilation (tools/rust/lint-too.sh).
 */
export const clippy = {
  name: 'clippy of the sandbox',
  command: 'cargo',
  args: clippyOf(
    'jajan-contract',
    'jajan-dice',
    'jajan-film',
    'jajan-row-derive',
    'jajan-sandbox',
    'jajan-web-host',
  ),
};

export const architecture = {
  name: 'architecture',
  command: 'vitest',
  args: ['run', 'tests/architecture', '--reporter', 'dot'],
};

function clippyOf(...packages) {
  const names = packages.flatMap((name) => ['--package', name]);
  return ['clippy', '--quiet', ...names, '--all-targets', '--', '--deny', 'warnings'];
}
