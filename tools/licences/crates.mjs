/** The crates that are linked into the phone app, with their versions in Cargo.lock. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

const TARGETS = ['aarch64-linux-android', 'armv7-linux-androideabi', 'aarch64-apple-ios'];

/**
 * Without build dependencies and procedural macros: they run at build time only. `cargo tree` resolves the
 * features per target, `cargo metadata` has the source folders.
 * @returns {{name: string, version: string, licence: string, folder: string, home: string}[]}
 */
export function crates() {
  const which = ['--package', 'jajan', '--features', 'tauri/custom-protocol'];
  const how = ['--edges', 'normal,no-proc-macro', '--prefix', 'none', '--format', '{p}'];
  const tree = cargo('tree', ...which, ...how, ...forEach('--target', TARGETS));
  // `name v1.2.3 (where it is from)`
  const shipped = new Set(tree.split('\n').map((line) => line.split(' (')[0].trim()));
  const { packages } = cargoMetadata(TARGETS);
  return packages
    .filter(({ name, version, source }) => source !== null && shipped.has(`${name} v${version}`))
    .map(({ name, version, license, manifest_path, repository, homepage }) => ({
      name,
      version,
      licence: license ?? '',
      folder: dirname(manifest_path),
      home: repository ?? homepage ?? '',
    }));
}

/** For builds of these targets only. */
export function cargoMetadata(targets) {
  const filters = forEach('--filter-platform', targets);
  return JSON.parse(cargo('metadata', '--format-version', '1', ...filters));
}

function forEach(option, targets) {
  return targets.flatMap((target) => [option, target]);
}

function cargo(command, ...args) {
  return execFileSync('cargo', [command, '--quiet', '--locked', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}
