/** The browser tests of `npm run e2e -- --changed`: those changed since main. */
import { run } from './run.mjs';

/**
 * The base of a change: the merge base with main, of origin or else the local one. On main itself,
 * without local commits, the last commit is the change.
 */
export async function baseOfChange() {
  for (const main of ['origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (base === '') continue;
    const isNothingNew =
      base === (await git('rev-parse', 'HEAD')) && (await changedSince(base)).length === 0;
    return isNothingNew ? git('rev-parse', 'HEAD~1') : base;
  }
  return git('rev-parse', 'HEAD~1');
}

/** Files of the tree that differ from a commit: committed, not yet committed, and new. */
export async function changedSince(base) {
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return `${changed}\n${added}`.split('\n').filter((name) => name !== '');
}

/** The browser tests among files. */
export function specsOf(files) {
  return files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)).toSorted();
}

async function git(...args) {
  const { code, output } = await run('git', args, { isProbe: true });
  return code === 0 ? output.trim() : '';
}
