import { invoke } from '@tauri-apps/api/core';
import { HostError } from '../errors.ts';
import { native } from './native.ts';
import { inTurn } from './permission-turn.ts';
import { platform } from './platform.ts';

interface CameraPermission {
  camera: 'granted' | 'denied' | 'prompt' | 'prompt-with-rationale';
}

interface CameraState {
  isThere: boolean;
  /** The camera is in use; during a scan, by ourselves. */
  isOpen: boolean;
}

/** A camera that has not started by then will not. */
const START_MS = 10_000;
const CHECK_MS = 250;

/** The camera and its permission have one native slot each. */
let isScanning = false;

/**
 * Reads one QR code. The camera preview is behind the page, so the caller makes its background
 * transparent and renders a cancel button. Always settles after a cancel: the scanner plugin never
 * settles when there is no camera or it does not bind (tauri.md 1.2), so the host plugin checks both.
 */
export async function scan(signal: AbortSignal): Promise<string> {
  if (platform === 'desktop') throw new HostError(-6, 'Scanning needs the phone app');
  if (isScanning) throw new HostError(-2, 'A scan is under way');
  isScanning = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = true;
  let leave = (): void => undefined;
  try {
    if ((await camera())?.isThere === false) throw new HostError(-7, 'This phone has no camera');
    await needPermission();
    if (signal.aborted) throw left();
    isOver = false;
    const gone = new Promise<never>((_, reject) => {
      leave = () => reject(left());
      signal.addEventListener('abort', leave);
    });
    const dark = new Promise<never>((_, reject) => {
      const check = (state?: CameraState) => {
        if (state?.isOpen !== true) reject(new HostError(-7, 'The camera does not start'));
      };
      timer = setTimeout(() => void camera().then(check), START_MS);
    });
    const options = { windowed: true, formats: ['QR_CODE'], cameraDirection: 'back' };
    const read = native<{ content: string }>('plugin:barcode-scanner|scan', options);
    const { content } = await Promise.race([read, gone, dark]);
    isOver = true;
    return content;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    isScanning = false;
    if (!isOver) void letGo();
  }
}

/**
 * Turns the camera off. Android's plugin binds it a moment after it is asked to, and a cancel before that
 * changes nothing: then the camera is cancelled again once it is open. Not awaited by the scan.
 */
async function letGo(): Promise<void> {
  const before = camera();
  cancel();
  if (platform !== 'android' || (await before)?.isOpen !== false) return;
  for (let waitedMs = 0; waitedMs < START_MS; waitedMs += CHECK_MS) {
    await new Promise((done) => setTimeout(done, CHECK_MS));
    // The next scan starts by letting go of the last one's camera.
    if (isScanning) return;
    if ((await camera())?.isOpen !== true) continue;
    cancel();
    return;
  }
}

/** Ignored: nothing to cancel is no failure. */
function cancel(): void {
  invoke('plugin:barcode-scanner|cancel').catch(() => undefined);
}

/** Undefined when the phone does not report it. */
function camera(): Promise<CameraState | undefined> {
  return invoke<CameraState>('plugin:host|camera_state').catch(() => undefined);
}

async function needPermission(): Promise<void> {
  const now = await native<CameraPermission>('plugin:barcode-scanner|check_permissions');
  if (now.camera === 'granted') return;
  const asked = await inTurn(() =>
    native<CameraPermission>('plugin:barcode-scanner|request_permissions'),
  );
  if (asked.camera !== 'granted') throw new HostError(-4, 'No permission for the camera');
}

function left(): DOMException {
  return new DOMException('The scan was cancelled', 'AbortError');
}
