import { invoke } from '@tauri-apps/api/core';
import { HostError } from '../errors.ts';
import { failureOf, hostCodeOf } from './native-codes.ts';
import { inTurn } from './permission-turn.ts';
import { platform } from './platform.ts';

interface CameraPermission {
  camera: 'granted' | 'denied' | 'prompt' | 'prompt-with-rationale';
}

/** The camera and its permission have one native slot each. */
let isScanning = false;

/**
 * Reads one QR code. The camera shows behind the page, so the caller makes its ground transparent and
 * gives the way to cancel; a camera that fails to start never answers (tauri.md 1.2).
 */
export async function scan(signal: AbortSignal): Promise<string> {
  if (platform === 'desktop') throw new HostError(-6, 'Scanning needs the phone app');
  if (isScanning) throw new HostError(-2, 'A scan is under way');
  isScanning = true;
  const stop = () => void invoke('plugin:barcode-scanner|cancel').catch(() => undefined);
  try {
    await needCamera();
    stopIfAborted(signal);
    signal.addEventListener('abort', stop);
    const options = { windowed: true, formats: ['QR_CODE'], cameraDirection: 'back' };
    const { content } = await invoke<{ content: string }>('plugin:barcode-scanner|scan', options);
    return content;
  } catch (error) {
    stopIfAborted(signal);
    if (error instanceof HostError) throw error;
    const failure = failureOf(error);
    throw new HostError(hostCodeOf(failure) ?? -2, failure.message, { cause: error });
  } finally {
    signal.removeEventListener('abort', stop);
    isScanning = false;
  }
}

async function needCamera(): Promise<void> {
  const now = await invoke<CameraPermission>('plugin:barcode-scanner|check_permissions');
  if (now.camera === 'granted') return;
  const asked = await inTurn(() =>
    invoke<CameraPermission>('plugin:barcode-scanner|request_permissions'),
  );
  if (asked.camera !== 'granted') throw new HostError(-4, 'No permission for the camera');
}

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new DOMException('The scan was cancelled', 'AbortError');
}
