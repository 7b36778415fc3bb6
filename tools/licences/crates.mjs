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
  const tree = cargo('tree', ...which, ...how, ...forEach('--target'));
  // `name v1.2.3 (where it is from)`
  const shipped = new Set(tree.split('\n').map((line) => line.split(' (')[0].trim()));
  const { packages } = JSON.parse(
    cargo('metadata', '--format-version', '1', ...forEach('--filter-platform')),
  );
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

function forEach(option) {
  return TARGETS.flatMap((target) => [option, target]);
}

function cargo(command, ...args) {
  return execFileSync('cargo', [command, '--quiet', '--locked', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}
