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
  /** Somebody's picture is being taken; while we scan, that is ours. */
  isOpen: boolean;
}

/** A camera that has not begun by then does not begin. */
const START_MS = 10_000;

/** The camera and its permission have one native slot each. */
let isScanning = false;

/**
 * Reads one QR code. The camera shows behind the page, so the caller makes its ground transparent and
 * gives the way out. Always settles once the user leaves: the plugin itself never answers when there is
 * no camera or when it does not bind (tauri.md 1.2), so both are asked of the host plugin.
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
    // Nothing to cancel is no failure, and who leaves does not wait for it.
    if (!isOver) invoke('plugin:barcode-scanner|cancel').catch(() => undefined);
    isScanning = false;
  }
}

/** Undefined when the phone does not say. */
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
