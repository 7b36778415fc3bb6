/** What the tests and the bench under WebKit need: the driver, the built shell, a virtual screen. */
import { existsSync } from 'node:fs';
import { needDebianPackages } from '../../tools/debian.mjs';
import { mustRun } from '../../tools/run.mjs';
import { say } from '../../tools/say.mjs';

const DRIVER_VERSION = '2.1.0';
const TOOLS = '.cache/tools';

export async function needRig() {
  await needDebianPackages(['chromium', 'dbus-x11', 'webkit2gtk-driver', 'xauth', 'xvfb']);
  const stamp = `${TOOLS}/bin/tauri-driver`;
  if (existsSync(stamp)) return;
  say(`Installing tauri-driver ${DRIVER_VERSION} into ${TOOLS} (about a minute, once) …`);
  await mustRun('cargo', [
    'install',
    'tauri-driver',
    '--version',
    DRIVER_VERSION,
    '--locked',
    '--quiet',
    '--root',
    TOOLS,
  ]);
}

/** The command that runs `command` with a screen and a message bus of its own. */
export function onVirtualScreen(command) {
  return ['xvfb-run', ['-a', '-s', '-screen 0 1024x1024x24', 'dbus-run-session', '--', ...command]];
}
