/**
 * `node tests/phones/run.mjs`: the host plugin's Kotlin, and Tauri's own beneath it, compiled against the
 * real Android framework and tested on the JVM by Robolectric. No SDK, no emulator; the JDK and Maven
 * come from Debian, the rest from Maven Central. The last line is the sum.
 *
 * What only Google's registry has (AndroidX) is stood in for by `standins/`: signatures, and the one
 * behaviour that a test needs. They are never shipped.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { prepare, root } from '../../tools/prepare.mjs';

await prepare();
const { needDebianPackages } = await import('../../tools/debian.mjs');
const { run } = await import('../../tools/run.mjs');

await needDebianPackages(['maven', 'openjdk-17-jdk-headless']);

const here = join(root, 'tests/phones');
const plugin = join(root, 'src-tauri/plugins/host/android/src/main');
const build = resolve(root, 'target/phones');
mkdirSync(build, { recursive: true });
const { code, output } = await run(
  'mvn',
  [
    '--batch-mode',
    '--no-transfer-progress',
    '--file',
    join(here, 'pom.xml'),
    'test',
    `-Dbuild.folder=${build}`,
    `-Dtauri.java=${join(await folderOf('tauri'), 'mobile/android/src/main/java')}`,
    `-Dhost.kotlin=${join(plugin, 'java')}`,
    `-Dhost.manifest=${join(plugin, 'AndroidManifest.xml')}`,
  ],
  { isQuiet: true },
);

/** `Tests run: 12, Failures: 1, Errors: 0, Skipped: 0`, once for each class and at the end for all. */
const sums = [
  ...output.matchAll(/Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)/g),
].at(-1);
const [ran, failures, errors, skipped] = (sums?.slice(1) ?? ['0', '0', '0', '0']).map(Number);
const failed = failures + errors + skipped;
process.stdout.write(`kotlin: ${ran - failed} passed, ${failed} failed\n`);
process.exitCode = code;

/** Where cargo keeps the sources of a crate. */
async function folderOf(crate) {
  const { output: text } = await run('cargo', ['metadata', '--format-version', '1'], {
    isProbe: true,
  });
  const line = text.split('\n').find((candidate) => candidate.startsWith('{'));
  const found = JSON.parse(line ?? '{"packages":[]}').packages.find(({ name }) => name === crate);
  if (found === undefined) throw new Error(`cargo knows no crate ${crate}`);
  return dirname(found.manifest_path);
}
