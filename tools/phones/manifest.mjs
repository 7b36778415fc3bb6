/**
 * The Android manifest of the package: ours merged with those of Tauri, its plugins
 * and our plugin, linked with the resources by aapt2, then checked by the rules.
 *
 * Manifests of libraries in Google's registry (AndroidX, Play services, CameraX) are
 * missing here. `--apk FILE` checks a package of Gradle, with all of them, by the same rules.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cargoMetadata } from '../licences/crates.mjs';
import { root } from '../prepare.mjs';
import { aapt2In } from './aapt2.mjs';
import { only, rules } from './manifest-rules.mjs';

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
    const manifest = await aapt2.tree(file, 'AndroidManifest.xml');
    const made = {
      manifest,
      application: only(manifest, 'application'),
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
    const results = rules.map(async (rule) => {
      const problems = Promise.try(() => rule.problems(made, expected));
      return { name: rule.name, problems: await problems.catch((error) => [error.message]) };
    });
    return [linked, ...(await Promise.all(results))];
  } catch (error) {
    return [{ ...linked, problems: [error.message] }];
  }
}

async function packageOf(aapt2, gradle, folder) {
  const manifest = join(folder, 'AndroidManifest.xml');
  const sdks = { minSdk: valueOf(gradle, 'minSdk'), targetSdk: valueOf(gradle, 'targetSdk') };
  const app = { name: 'app', folder: join(root, APP, 'src/main') };
  const [main, ...libraries] = [app, ...librariesOfCrates()].map((module) =>
    copied(module, folder),
  );
  const placeholders = {
    applicationId: valueOf(gradle, 'applicationId'),
    usesCleartextTraffic: ofRelease(gradle, 'usesCleartextTraffic'),
  };
  await aapt2.merge({ ...sdks, main, libraries, placeholders, out: manifest });
  return aapt2.packageOf({
    ...sdks,
    manifest,
    resources: [join(root, 'tests/phones/standins/res'), join(root, APP, 'src/main/res')],
  });
}

/** The manifest of a Gradle module with what Gradle adds to it: namespace and versions of Android. */
function copied({ name, folder }, to) {
  const gradle = readFileSync(join(folder, '../../build.gradle.kts'), 'utf8');
  const minSdk = valueOf(gradle, 'minSdk');
  const sdks = `<uses-sdk android:minSdkVersion="${minSdk}" android:targetSdkVersion="${minSdk}"/>`;
  const text = readFileSync(join(folder, 'AndroidManifest.xml'), 'utf8');
  const path = join(to, `manifest-${name}.xml`);
  writeFileSync(
    path,
    text.replace(
      /<manifest([^>]*)>/,
      `<manifest package="${valueOf(gradle, 'namespace')}"$1>${sdks}`,
    ),
  );
  return path;
}

/** Every crate of the Android build that brings an Android library. */
function librariesOfCrates() {
  const { packages, resolve } = cargoMetadata(['aarch64-linux-android']);
  const built = new Set(resolve.nodes.map(({ id }) => id));
  const found = packages
    .filter(({ id }) => built.has(id))
    .flatMap(({ name, manifest_path: path }) =>
      LIBRARY_MANIFESTS.map((inside) => ({ name, folder: join(dirname(path), inside) })),
    )
    .filter(({ folder }) => existsSync(join(folder, 'AndroidManifest.xml')));
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

/** A manifest placeholder of the release build type, or else the default. */
function ofRelease(gradle, key) {
  const build = gradle.slice(gradle.indexOf('buildTypes {'));
  const release = build.slice(build.indexOf('getByName("release") {'));
  const placeholder = new RegExp(String.raw`manifestPlaceholders\["${key}"\] = "([^"]*)"`);
  const value =
    placeholder.exec(release)?.[1] ?? placeholder.exec(gradle.split('buildTypes')[0])?.[1];
  if (value === undefined) throw new Error(`build.gradle.kts gives no ${key} to a release`);
  return value;
}
