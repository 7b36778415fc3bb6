/** The driver and virtual screen for tests and bench under WebKit. */
import { needDebianPackages } from '../../tools/debian.mjs';

export async function needRig() {
  await needDebianPackages([
    'chromium',
    'dbus-x11',
    'gstreamer1.0-libav',
    'webkit2gtk-driver',
    'xauth',
    'xvfb',
  ]);
}

/** The command that runs `command` with a screen and a message bus of its own. */
export function onVirtualScreen(command) {
  return ['xvfb-run', ['-a', '-s', '-screen 0 1024x1024x24', 'dbus-run-session', '--', ...command]];
}
