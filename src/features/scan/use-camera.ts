/**
 * Side effects of `flow.ts`: camera, pictures, time and visibility. The camera is the phone's own
 * behind the page where the host has one, else the browser's in a video.
 */
import { host } from '#host';
import { useEffect, type Dispatch, type RefObject, useState } from 'react';
import { HostError } from '../../host/errors.ts';
import {
  type Camera,
  CameraError,
  cameraPermission,
  openCamera,
} from '../../host/web/scan/camera.ts';
import { lookForCode, readPicture } from '../../host/web/scan/read-code.ts';
import { atom } from '../../lib/atom.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { currentFlags } from '../remote-config/use-flag.ts';
import {
  type CameraProblem,
  type ScanEvent,
  type ScanState,
  judgeCode,
  needsCamera,
} from './flow.ts';

/** When tips are shown, and when the camera stops to save the battery. */
const LATE_MS = 12_000;
const TIMEOUT_MS = 60_000;

export type Torch = ((isOn: boolean) => Promise<void>) | undefined;

interface Running {
  torch: Torch;
}

/** The torch of the running camera; undefined where it has none. */
export function useCamera(
  state: ScanState,
  act: Dispatch<ScanEvent>,
  video: RefObject<HTMLVideoElement | null>,
): Running {
  const [torch, setTorch] = useState<{ set: Torch }>({ set: undefined });
  const { step, turn } = state;
  const isWanted = needsCamera(state);
  const file = step.name === 'reading' ? step.file : undefined;

  // Explained only if the system will ask: not after it was answered.
  useEffect(() => {
    let isGone = false;
    void isQuestionDue().then((isDue) => {
      if (!isGone) act({ type: 'permission', isAsked: !isDue });
    });
    return () => {
      isGone = true;
    };
  }, [act]);

  useEffect(() => {
    if (!isWanted) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const timers = [
      setTimeout(() => act({ type: 'late', turn }), LATE_MS),
      setTimeout(() => act({ type: 'timedOut', turn }), TIMEOUT_MS),
    ];
    const opened = (camera?: Camera) => {
      setTorch({ set: camera?.torch });
      act({ type: 'opened', turn });
    };
    const scan = host.can.scan
      ? scanBehindPage(signal, opened)
      : scanInVideo(video, signal, opened);
    scan.then(
      (code) => {
        act({ type: 'read', turn, target: judgeCode(code, currentFlags().webClient.orderingHost) });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const problem = problemOf(error);
        if (problem === 'failed') reportProblem('scan.camera', error);
        act({ type: 'cameraFailed', turn, problem });
      },
    );
    return () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      setTorch({ set: undefined });
    };
  }, [isWanted, turn, act, video]);

  useEffect(() => {
    if (!file) return;
    readPicture(file).then(
      (code) => {
        act(
          code
            ? { type: 'read', turn, target: judgeCode(code, currentFlags().webClient.orderingHost) }
            : { type: 'pictureFailed', turn, problem: 'noCode' },
        );
      },
      () => act({ type: 'pictureFailed', turn, problem: 'badPicture' }),
    );
  }, [file, turn, act]);

  useEffect(() => {
    const look = () => act({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [act]);

  return { torch: torch.set };
}

async function isQuestionDue(): Promise<boolean> {
  // The native side does not say; there it is explained each time until the camera has worked.
  if (host.can.scan) return !hasSeenCamera.get();
  return (await cameraPermission()) !== 'granted' && !hasSeenCamera.get();
}

const hasSeenCamera = atom(false);

async function scanBehindPage(signal: AbortSignal, opened: () => void): Promise<string> {
  // It does not report when it starts; its picture shows behind the page.
  opened();
  const code = await host.scan(signal);
  hasSeenCamera.set(true);
  return code;
}

async function scanInVideo(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  opened: (camera: Camera) => void,
): Promise<string> {
  const camera = await openCamera(signal);
  hasSeenCamera.set(true);
  const element = video.current;
  signal.addEventListener('abort', () => {
    camera.stop();
    if (element) element.srcObject = null;
  });
  if (!element) throw new CameraError('failed');
  element.srcObject = camera.stream;
  // iOS needs `play()`, Firefox reports by an event when it plays.
  await element.play();
  opened(camera);
  const ended = new Promise<never>((_, reject) => {
    const stop = camera.onEnded(() => reject(new CameraError('busy')));
    signal.addEventListener('abort', stop);
  });
  return Promise.race([lookForCode(element, signal), ended]);
}

function problemOf(error: unknown): CameraProblem {
  if (error instanceof CameraError) return error.problem;
  if (!(error instanceof HostError)) return 'failed';
  if (error.code === -4 || error.code === -5) return 'denied';
  return error.code === -7 ? 'failed' : 'unsupported';
}
