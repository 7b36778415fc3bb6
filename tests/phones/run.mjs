/**
 * `node tests/phones/run.mjs`: the host plugin's Kotlin, the app's activity, the official plugins whose
 * traps we know, and wry's and Tauri's own beneath them, compiled against the real Android framework and
 * tested on the JVM by Robolectric. No SDK, no emulator; the JDK and Maven
 * come from Debian, the rest from Maven Central. The last line is the sum.
 *
 * What only Google's registry has (AndroidX) is stood in for by `standins/`: signatures, and the one
 * behaviour that a test needs. They are never shipped.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { prepare, root } from '../../tools/prepare.mjs';
import { keptClasses } from './kept-classes.mjs';

await prepare();
const { needDebianPackages } = await import('../../tools/debian.mjs');
const { run } = await import('../../tools/run.mjs');

await needDebianPackages(['maven', 'openjdk-17-jdk-headless']);

const here = join(root, 'tests/phones');
const plugin = join(root, 'src-tauri/plugins/host/android/src/main');
const build = resolve(root, 'target/phones');
const other = join(build, 'other-kotlin');
const rows = join(build, 'rows.jsonl');
mkdirSync(build, { recursive: true });
rmSync(rows, { force: true });
const folders = await foldersOfCrates();
gatherOthers();
const tauri = join(folders.tauri, 'mobile/android/src/main/java');
const sources = [tauri, other, join(plugin, 'java'), join(here, 'kotlin'), join(here, 'standins')];
const compiled = keptClasses(build, sources, readFileSync(join(here, 'pom.xml'), 'utf8'));
const { code, output } = await run(
  'mvn',
  [
    '--batch-mode',
    '--no-transfer-progress',
    '--file',
    join(here, 'pom.xml'),
    'test',
    `-Dbuild.folder=${build}`,
    `-Dtauri.java=${tauri}`,
    `-Dtauri.rules=${join(folders.tauri, 'mobile/android/consumer-rules.pro')}`,
    `-Dhost.kotlin=${join(plugin, 'java')}`,
    `-Dhost.manifest=${join(plugin, 'AndroidManifest.xml')}`,
    `-Dother.kotlin=${other}`,
    `-Dflow.rows=${rows}`,
  ],
  {
    isQuiet: true,
    // The run takes half a minute: a higher JIT tier costs more than it saves.
    env: { MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' },
  },
);

/** `Tests run: 12, Failures: 1, Errors: 0, Skipped: 0`, once for each class and at the end for all. */
const sums = [
  ...output.matchAll(/Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)/g),
].at(-1);
// Tests ran, so everything was compiled.
if (sums !== undefined) compiled();
const [ran, failures, errors, skipped] = (sums?.slice(1) ?? ['0', '0', '0', '0']).map(Number);
const failed = failures + errors + skipped;
const isFresh = code === 0 && (await tableIsFresh());
process.stdout.write(
  `kotlin: ${ran - failed + Number(isFresh)} passed, ${failed + Number(!isFresh)} failed\n`,
);
process.exitCode = isFresh ? 0 : 1;

/** Collects the TypeScript rows and compares the page with all rows: one more check. */
async function tableIsFresh() {
  const hosts = await run('vitest', ['run', 'tests/contract/phone'], {
    isQuiet: true,
    env: { JAJAN_FLOW_ROWS: rows },
  });
  if (hosts.code !== 0) return false;
  const isWriting = process.argv.includes('--write');
  const { bringTable } = await import('./table.mjs');
  if (bringTable(root, rows, isWriting) || isWriting) return true;
  process.stderr.write(
    'A table in tests/phones/README.md or QA.md is stale: node tests/phones/run.mjs --write\n',
  );
  return false;
}

/** Compiled unchanged with our plugin: the activity, and what it and Tauri depend on. */
function gatherOthers() {
  rmSync(other, { recursive: true, force: true });
  const app = join(other, 'app');
  cpSync(join(root, 'gen/android/app/src/main/java'), app, { recursive: true });
  const templates = [
    join(folders.wry, 'src/android/kotlin'),
    join(folders.tauri, 'mobile/android-codegen'),
  ];
  for (const folder of templates)
    for (const name of readdirSync(folder))
      // wry's JNI object is replaced by a stand-in: it calls a native library.
      if (name.endsWith('.kt') && name !== 'Rust.kt')
        writeFileSync(join(app, name), filled(readFileSync(join(folder, name), 'utf8')));
  for (const name of ['deep-link', 'geolocation', 'notification', 'opener', 'sharesheet'])
    cpSync(join(folders[`tauri-plugin-${name}`], 'android/src/main/java'), join(other, name), {
      recursive: true,
    });
  asTheSdkSays(join(other, 'notification/TauriNotificationManager.kt'));
}

/** The framework itself calls this answer nullable, the SDK's stubs, which plugins are built with, do not. */
function asTheSdkSays(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/getSystemService\(\s*NotificationManager::class\.java\s*\)/, '$&!!'),
  );
}

/** Fills the templates as wry's and Tauri's build scripts do. */
function filled(template) {
  return template
    .replaceAll(/\{\{package(?:-unescaped)?\}\}/g, 'id.jajan.app')
    .replaceAll('{{library}}', 'jajan_lib')
    .replaceAll(/\{\{class-(?:extension|init)\}\}/g, '');
}

/** Where cargo keeps the sources of each crate, by name. */
async function foldersOfCrates() {
  const { output: text } = await run('cargo', ['metadata', '--format-version', '1'], {
    isProbe: true,
  });
  const line = text.split('\n').find((candidate) => candidate.startsWith('{'));
  const { packages } = JSON.parse(line ?? '{"packages":[]}');
  const found = Object.fromEntries(
    packages.map((crate) => [crate.name, dirname(crate.manifest_path)]),
  );
  if (found.tauri === undefined) throw new Error('cargo knows no crate tauri');
  return found;
}
