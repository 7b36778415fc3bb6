/**
 * The Debian packages that the whole test run needs: a browser, WebKit and its driver, cross headers,
 * a JDK with Maven.
 */
import { run } from './run.mjs';
import { fail } from './prepare.mjs';

const TEST_PACKAGES = [
  'build-essential',
  'chromium',
  'chromium-headless-shell',
  'clang',
  'dbus-x11',
  'fonts-noto-cjk',
  'gstreamer1.0-libav',
  'libc6-dev-arm64-cross',
  'libc6-dev-armhf-cross',
  'librsvg2-dev',
  'libwebkit2gtk-4.1-dev',
  'lld',
  'llvm',
  'maven',
  'openjdk-17-jdk-headless',
  'pkg-config',
  'webkit2gtk-driver',
  'xauth',
  'xvfb',
];

/** Installs what is missing when that is allowed; otherwise ends with the exact command. */
export async function needDebianPackages(packages = TEST_PACKAGES) {
  const missing = await missingOf(packages);
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0)
    fail(`These Debian packages are missing. Install them and try again:\n  sudo ${command}`);
  console.error(
    `Installing ${missing.length} Debian package(s) (one to five minutes): ${missing.join(' ')}`,
  );
  for (const attempt of [1, 2]) {
    await run('apt-get', ['update', '-qq'], { isQuiet: true });
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code } = await run('apt-get', args, { env, isQuiet: true });
    if (code === 0) return;
    console.error(attempt === 1 ? 'That did not work; once more …' : '');
  }
  fail(`\`${command}\` did not finish; the lines above say why.`);
}

async function missingOf(packages) {
  const args = ['-W', '-f', '${Package} ${db:Status-Status}\\n', ...packages];
  const { output } = await run('dpkg-query', args, { isProbe: true });
  const states = output.split('\n');
  return packages.filter((name) => !states.includes(`${name} installed`));
}
