/**
 * The browser's camera, for pages that scan by themselves (`Host.scan` is the phone's own way).
 *
 * Invariant: a camera that was opened is stopped: by its owner, or here when the owner has gone
 * meanwhile. Failures are `CameraError`, with the codes of spec home 8.
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

/** By the names of `getUserMedia`. */
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
  /** Absent where the camera has no light. */
  torch?: (isOn: boolean) => Promise<void>;
  /** The system took the camera away. */
  onEnded: (listener: () => void) => Unsubscribe;
  stop: () => void;
}

/** `unknown` where the browser does not tell before it asks. */
export async function cameraPermission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    // Safari before 16 has no permissions API, Firefox no camera in it.
    return 'unknown';
  }
}

/** Asks the user where nobody has asked yet. Throws `CameraError`, or an AbortError after `signal`. */
export async function openCamera(signal: AbortSignal): Promise<Camera> {
  // Absent on pages that are not secure, and in old web views.
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
  // Who asked may have left while the question stood.
  if (signal.aborted) {
    stop();
    throw new DOMException('nobody waits for the camera', 'AbortError');
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
