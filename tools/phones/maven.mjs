/** Prefetches the Kotlin tests' dependencies from Maven Central. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { onceFor } from '../fingerprint.mjs';
import { root } from '../prepare.mjs';
import { run } from '../run.mjs';

const POM = 'tests/phones/pom.xml';
const REPOSITORY = join(homedir(), '.m2/repository/org/robolectric/android-all');

/** Ignores failures: the tests fetch what is missing again and report why it fails. */
export async function fetchFromMaven() {
  await onceFor('maven', [POM], [REPOSITORY], async () => {
    const goals = ['dependency:go-offline', 'dependency:copy@framework'];
    const folder = `-Dbuild.folder=${resolve(root, 'target/phones')}`;
    const args = ['--batch-mode', '--quiet', '--no-transfer-progress', '--file', POM, folder];
    await run('mvn', [...args, ...goals], { isProbe: true });
  });
}
