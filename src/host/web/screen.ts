import { HostError } from '../errors.ts';

let isWanted = false;
let lock: WakeLockSentinel | undefined;

/**
 * Takes a wake lock; a page cannot change the brightness. The browser releases the lock when the page
 * is hidden, so it is requested again when the page is visible.
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
    // It may have been released meanwhile.
    if (!isWanted) await taken.release();
    else lock = taken;
  } catch (error) {
    // E.g. on a nearly empty battery.
    throw new HostError(-7, 'the screen is not kept on', { cause: error });
  }
}

function takeAgain(): void {
  // Ignored: there is no caller, and a dark screen is no failure of the page.
  if (document.visibilityState === 'visible') take().catch(() => undefined);
}
