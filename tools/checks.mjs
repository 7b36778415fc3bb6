/**
 * The checks of `npm run check`, in the order in which they cost least. Each counts as one in the sum
 * of `npm test`. A rule that no tool knows is a test in tests/architecture.
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
 * Warnings are errors. The server and the shell are asked for apart, here and in the tests: together
 * cargo would give their common crates the features of both, and build them once more.
 */
export const clippy = {
  name: 'clippy of the sandbox',
  command: 'cargo',
  args: clippyOf('jajan-contract', 'jajan-sandbox'),
};

/** Not in the fast gate: it needs WebKit, and minutes the first time. */
export const clippyOfShell = {
  name: 'clippy of the shell',
  command: 'cargo',
  args: clippyOf('jajan', 'tauri-plugin-host'),
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
