import { HostError } from '../errors.ts';

let isWanted = false;
let lock: WakeLockSentinel | undefined;

/**
 * Keeps the screen on; a browser cannot make it brighter. The browser lets go when the page is hidden,
 * so it is asked again when the page is back.
 */
export async function keepBright(isOn: boolean): Promise<void> {
  isWanted = isOn;
  document.removeEventListener('visibilitychange', takeAgain);
  if (!isOn) {
    await lock?.release();
    lock = undefined;
    return;
  }
  if (!('wakeLock' in navigator))
    throw new HostError(-3, 'This browser does not keep the screen on');
  document.addEventListener('visibilitychange', takeAgain);
  await take();
}

async function take(): Promise<void> {
  if (lock?.released === false) return;
  try {
    const taken = await navigator.wakeLock.request('screen');
    // Meanwhile the code may have left the screen.
    if (!isWanted) await taken.release();
    else lock = taken;
  } catch (error) {
    // A battery that is nearly empty, for one.
    throw new HostError(-7, 'the screen is not kept on', { cause: error });
  }
}

function takeAgain(): void {
  // Nobody waits for it any more, and a screen that goes dark is no harm to the page.
  if (document.visibilityState === 'visible') take().catch(() => undefined);
}
