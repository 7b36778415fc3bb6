/**
 * The libraries that our Gradle files and those of the Tauri plugins declare. There is no Gradle lock file,
 * and only Google's registry knows the transitive ones: AndroidX and Kotlin again, under the same licence.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlain } from './text.mjs';

const OURS = [
  'gen/android/app/build.gradle.kts',
  'src-tauri/plugins/host/android/build.gradle.kts',
];
const THEIRS = ['android/build.gradle.kts', 'mobile/android/build.gradle.kts'];
const KOTLIN = /kotlin-gradle-plugin:([\d.]+)"/;
const JACKSON = 'https://github.com/FasterXML/jackson';

/** By prefix of the coordinate; all are Apache-2.0. `notice`: the NOTICE file of that version, copied by hand. */
const FAMILIES = [
  {
    begins: 'androidx.',
    holder: 'The Android Open Source Project',
    home: 'https://android.googlesource.com/platform/frameworks/support',
  },
  {
    begins: 'com.google.android.material:',
    holder: 'The Android Open Source Project',
    home: 'https://github.com/material-components/material-components-android',
  },
  {
    begins: 'org.jetbrains.kotlin:',
    holder: 'JetBrains s.r.o. and Kotlin Programming Language contributors',
    home: 'https://github.com/JetBrains/kotlin',
  },
  {
    begins: 'com.fasterxml.jackson.',
    holder: 'Tatu Saloranta',
    home: JACKSON,
    notice: { version: '2.15.3', file: 'jackson.txt' },
  },
];

/** Google Play services are proprietary and ask for no notice. */
const CLOSED = /^com\.google\.android\.gms:/;

/** Transitive libraries that share the version of the declared one. */
const WITH = {
  'com.fasterxml.jackson.core:jackson-databind': ['jackson-annotations', 'jackson-core'],
};

/** @param {string[]} folders of crates, some of which contain an Android library */
export function androidLibraries(folders) {
  const versions = new Map([['org.jetbrains.kotlin:kotlin-stdlib', kotlinVersion()]]);
  // Gradle resolves a conflict to the newer version.
  const add = (name, version) => {
    const known = versions.get(name) ?? '';
    if (version.localeCompare(known, 'en', { numeric: true }) > 0) versions.set(name, version);
  };
  for (const [name, version] of gradleFiles(folders).flatMap(declaredIn)) {
    if (CLOSED.test(name)) continue;
    add(name, version);
    for (const other of WITH[name] ?? []) add(`${name.split(':')[0]}:${other}`, version);
  }
  return [...versions].map(([name, version]) => {
    const family = FAMILIES.find(({ begins }) => name.startsWith(begins));
    if (!family)
      throw new Error(
        `The Android library ${name} ${version} is in no family of tools/licences/android.mjs.`,
      );
    const { holder, home, notice } = family;
    if (notice && notice.version !== version)
      throw new Error(
        `${name} is ${version} now: compare its NOTICE with tools/licences/notices/${notice.file}.`,
      );
    const files = notice ? [join('tools/licences/notices', notice.file)] : [];
    return { name, version, holder, home, notices: files.map(readPlain) };
  });
}

function gradleFiles(folders) {
  const theirs = folders.flatMap((folder) => THEIRS.map((path) => join(folder, path)));
  return [...OURS, ...theirs.filter((path) => existsSync(path))];
}

/** Coordinates and versions of `implementation` and `api`; test dependencies do not ship. */
function declaredIn(path) {
  const text = readFileSync(path, 'utf8');
  const value = (name) => new RegExp(`val ${name} = "([^"]+)"`).exec(text)?.[1];
  return [...text.matchAll(/^\s*(?:implementation|api)\("([^":]+:[^":]+):([^"]+)"\)/gm)].map(
    ([, name, version]) => [
      name,
      version.replaceAll(/\$\{(\w+)\}/g, (_, variable) => value(variable) ?? ''),
    ],
  );
}

function kotlinVersion() {
  const version = KOTLIN.exec(readFileSync('gen/android/build.gradle.kts', 'utf8'))?.[1];
  if (version === undefined) throw new Error('gen/android/build.gradle.kts names no Kotlin.');
  return version;
}
