/** What the Kotlin tests take from Maven Central, fetched before they ask for it. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { onceFor } from '../fingerprint.mjs';
import { root } from '../prepare.mjs';
import { run } from '../run.mjs';

const POM = 'tests/phones/pom.xml';
const REPOSITORY = join(homedir(), '.m2/repository/org/robolectric/android-all');

/** A failure here says nothing: the tests ask for what is missing once more, and tell why it does not come. */
export async function fetchFromMaven() {
  await onceFor('maven', [POM], [REPOSITORY], async () => {
    const goals = ['dependency:go-offline', 'dependency:copy@framework'];
    const folder = `-Dbuild.folder=${resolve(root, 'target/phones')}`;
    const args = ['--batch-mode', '--quiet', '--no-transfer-progress', '--file', POM, folder];
    await run('mvn', [...args, ...goals], { isProbe: true });
  });
}
