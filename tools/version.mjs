/**
 * The version stands in package.json. Tauri reads it there (`version` of tauri.conf.json, for both
 * phones), and so does vite.config.ts for the page. What cannot gets a copy by `npm run gen`.
 */
import { readFileSync } from 'node:fs';

/** Each version in these files is a copy. */
const COPIES = [
  ['Cargo.toml', /(?<=\[workspace\.package\]\nversion = ")[^"]+/g],
  ['Cargo.lock', /(?<=name = "(?:jajan(?:-[\w-]+)?|tauri-plugin-host)"\nversion = ")[^"]+/g],
  ['package-lock.json', /(?<="name": "jajan",\n\s*"version": ")[^"]+/g],
  ['gen/apple/project.yml', /(?<=CFBundle(?:ShortVersionString|Version): "?)[\d.]+/g],
  [
    'gen/apple/jajan_iOS/Info.plist',
    /(?<=<key>CFBundle(?:ShortVersionString|Version)<\/key>\s*<string>)[^<]+/g,
  ],
];

/** Of this tree. */
export function version() {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

/**
 * The files with this version, text by path.
 * @param {string} wanted
 * @returns {[string, string][]}
 */
export function versionCopies(wanted) {
  if (!/^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(wanted))
    throw new Error(
      `${wanted} is no version of three parts below 1000, as the version code needs.`,
    );
  return COPIES.map(([path, places]) => {
    const text = readFileSync(path, 'utf8');
    if (!text.match(places)) throw new Error(`${path} has no version where one was.`);
    return [path, text.replaceAll(places, wanted)];
  });
}
