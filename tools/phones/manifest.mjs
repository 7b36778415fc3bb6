/**
 * The Android manifest as it comes into the package: ours merged with those of Tauri, of its plugins
 * and of our plugin, linked with the resources by aapt2, then held to the rules.
 *
 * What only Google's registry has (AndroidX, Play services, CameraX) brings manifests too, and they are
 * not here. `--apk FILE` holds a package that Gradle made, with all of them, to the same rules.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';
import { run } from '../run.mjs';
import { aapt2In } from './aapt2.mjs';
import { rules } from './manifest-rules.mjs';
import { mergeManifests } from './merge.mjs';

const APP = 'gen/android/app';
const LIBRARY_MANIFESTS = ['android/src/main', 'mobile/android/src/main'];

/**
 * @param {{apk: string | undefined, folder: string}} options a finished package, or none to make one
 * @returns {Promise<{name: string, problems: string[]}[]>} one for each check
 */
export async function checkManifest({ apk, folder }) {
  const gradle = readFileSync(join(root, APP, 'build.gradle.kts'), 'utf8');
  const config = JSON.parse(readFileSync(join(root, 'tauri.conf.json'), 'utf8'));
  const expected = {
    ...JSON.parse(readFileSync(join(root, 'tests/phones/expected-manifest.json'), 'utf8')),
    identifier: config.identifier,
    links: config.plugins['deep-link'].mobile,
    minSdk: String(config.bundle.android.minSdkVersion),
    targetSdk: valueOf(gradle, 'targetSdk'),
    locales: readdirSync(join(root, 'locales')),
  };
  const aapt2 = await aapt2In(folder);
  const linked = { name: 'merged and linked', problems: [] };
  try {
    const file = apk ?? (await packageOf(aapt2, gradle, folder));
    const resources = await aapt2.resources(file);
    const made = {
      manifest: await aapt2.tree(file, 'AndroidManifest.xml'),
      names: new Map(
        [...resources.matchAll(/resource (0x[\da-f]{8}) (\S+)/g)].map(([, id, name]) => [
          `@${id}`,
          name,
        ]),
      ),
      resources,
      file: (path) => aapt2.tree(file, path),
      isReal: apk !== undefined,
    };
    const results = rules.map(async ({ name, problems }) => ({
      name,
      problems: await attempted(() => problems(made, expected)),
    }));
    return [linked, ...(await Promise.all(results))];
  } catch (error) {
    return [{ ...linked, problems: [error.message] }];
  }
}

async function packageOf(aapt2, gradle, folder) {
  const manifest = join(folder, 'AndroidManifest.xml');
  const app = {
    text: readFileSync(join(root, APP, 'src/main/AndroidManifest.xml'), 'utf8'),
    name: 'the app',
    namespace: valueOf(gradle, 'namespace'),
  };
  const placeholders = {
    applicationId: valueOf(gradle, 'applicationId'),
    usesCleartextTraffic: ofRelease(gradle, 'usesCleartextTraffic'),
  };
  writeFileSync(manifest, mergeManifests(app, await libraries(), placeholders));
  return aapt2.packageOf({
    manifest,
    resources: [join(root, 'tests/phones/standins/res'), join(root, APP, 'src/main/res')],
    minSdk: valueOf(gradle, 'minSdk'),
    targetSdk: valueOf(gradle, 'targetSdk'),
  });
}

/** Every crate of the Android build that brings an Android library. */
async function libraries() {
  const { output, code } = await run(
    'cargo',
    ['metadata', '--format-version', '1', '--filter-platform', 'aarch64-linux-android'],
    { isProbe: true },
  );
  if (code !== 0) throw new Error(output.trim());
  const line = output.split('\n').find((candidate) => candidate.startsWith('{'));
  const metadata = JSON.parse(line);
  const built = new Set(metadata.resolve.nodes.map(({ id }) => id));
  const found = metadata.packages
    .filter(({ id }) => built.has(id))
    .flatMap(({ name, manifest_path: path }) => {
      const folder = LIBRARY_MANIFESTS.map((inside) => join(dirname(path), inside)).find((inside) =>
        existsSync(join(inside, 'AndroidManifest.xml')),
      );
      if (folder === undefined) return [];
      const gradle = readFileSync(join(folder, '../../build.gradle.kts'), 'utf8');
      const text = readFileSync(join(folder, 'AndroidManifest.xml'), 'utf8');
      return [{ name, text, namespace: valueOf(gradle, 'namespace') }];
    });
  // Ours and the six plugins that have an Android half, and Tauri.
  if (found.length < 7) throw new Error(`only ${found.length} Android libraries were found`);
  return found;
}

/** `namespace = "id.jajan.app"`, `minSdk = 24` */
function valueOf(gradle, key) {
  const value = new RegExp(String.raw`\b${key} = "?([\w.]+)"?`).exec(gradle)?.[1];
  if (value === undefined) throw new Error(`build.gradle.kts does not say ${key}`);
  return value;
}

/** A manifest placeholder, as the release type has it or, when it is silent there, the default. */
function ofRelease(gradle, key) {
  const build = gradle.slice(gradle.indexOf('buildTypes {'));
  const release = build.slice(build.indexOf('getByName("release") {'));
  const placeholder = new RegExp(String.raw`manifestPlaceholders\["${key}"\] = "([^"]*)"`);
  const value =
    placeholder.exec(release)?.[1] ?? placeholder.exec(gradle.split('buildTypes')[0])?.[1];
  if (value === undefined) throw new Error(`build.gradle.kts gives no ${key} to a release`);
  return value;
}

async function attempted(problems) {
  try {
    return await problems();
  } catch (error) {
    return [error.message];
  }
}
