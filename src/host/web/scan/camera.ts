/**
 * The browser's camera, for scanning in the page (`Host.scan` is the native scanner).
 *
 * Invariant: an opened camera is stopped: by its owner, or here when the owner aborted meanwhile.
 * Failures are `CameraError`, with the codes of spec home 8.
 */
import { HostError } from '../../errors.ts';
import type { HostErrorCode, Unsubscribe } from '../../types.ts';

export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed';

export class CameraError extends HostError {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem, options?: ErrorOptions) {
    super(CODES[problem], `camera: ${problem}`, options);
    this.problem = problem;
  }
}

const CODES: Readonly<Record<CameraProblem, HostErrorCode>> = {
  denied: -4,
  missing: -7,
  busy: -7,
  unsupported: -3,
  failed: -7,
};

/** By the error names of `getUserMedia`. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

export interface Camera {
  stream: MediaStream;
  /** Absent where the camera has no torch. */
  torch?: (isOn: boolean) => Promise<void>;
  /** The system revoked the camera. */
  onEnded: (listener: () => void) => Unsubscribe;
  stop: () => void;
}

/** `unknown` where the browser does not report it before the dialog. */
export async function cameraPermission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    // Safari before 16 has no Permissions API, Firefox no camera in it.
    return 'unknown';
  }
}

/** Shows the permission dialog at prompt. Throws `CameraError`, or an AbortError when `signal` aborts. */
export async function openCamera(signal: AbortSignal): Promise<Camera> {
  // Undefined on insecure origins and in old web views.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraError('unsupported');
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new CameraError(PROBLEMS[name] ?? 'failed', { cause: error });
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // The caller may have aborted while the dialog was open.
  if (signal.aborted) {
    stop();
    throw new DOMException('the camera is no longer needed', 'AbortError');
  }
  const track = stream.getVideoTracks()[0];
  if (!track) {
    stop();
    throw new CameraError('missing');
  }
  return {
    stream,
    stop,
    ...(hasTorch(track) && { torch: (isOn) => setTorch(track, isOn) }),
    onEnded(listener) {
      track.addEventListener('ended', listener);
      return () => track.removeEventListener('ended', listener);
    },
  };
}

function hasTorch(track: MediaStreamTrack): boolean {
  // Not in Firefox, nor in Safari before 17.
  const capabilities = 'getCapabilities' in track ? track.getCapabilities() : {};
  return 'torch' in capabilities && capabilities.torch === true;
}

function setTorch(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  return track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
