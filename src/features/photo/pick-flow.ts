/** Where a photo comes from, asked before the system's picker opens. Effects are injected. */
import type { RefObject } from 'react';

/** Where a photo comes from. */
export type PhotoSource = 'library' | 'camera';

/** The file inputs that open the system's pickers. */
type Pickers = Record<PhotoSource, RefObject<HTMLInputElement | null>>;

/** False, and nothing opens, when the user activation of the tap has expired. */
export function openPicker(pickers: Pickers, source: PhotoSource): boolean {
  // Old web views do not report it; there it has nearly never expired.
  const counts = !('userActivation' in navigator) || navigator.userActivation.isActive;
  if (counts) pickers[source].current?.click();
  return counts;
}

type PickProblem = 'denied' | 'unknown';

export type PickStep =
  /** `problem`: what was wrong with the last try. */
  | { name: 'choosing'; problem?: PickProblem }
  | { name: 'asking'; source: PhotoSource }
  /** The system's picker is open, or another tap opens it: the tap expired while permission was asked. */
  | { name: 'picking'; isTapNeeded: boolean };

export type PickEvent =
  /** The sheet opens or closes, or a file was picked. */
  | { type: 'restart' }
  | { type: 'choose'; source: PhotoSource }
  | { type: 'granted'; isTapNeeded: boolean }
  | { type: 'refused'; problem: PickProblem };

export function pickFlow(step: PickStep, event: PickEvent): PickStep {
  switch (event.type) {
    case 'restart':
      return { name: 'choosing' };
    case 'choose':
      // In `picking` too: not every system picker reports that it was closed.
      return step.name === 'asking' ? step : { name: 'asking', source: event.source };
    case 'granted':
      return step.name === 'asking' ? { name: 'picking', isTapNeeded: event.isTapNeeded } : step;
    case 'refused':
      return step.name === 'asking' ? { name: 'choosing', problem: event.problem } : step;
  }
}

export interface PickWork {
  /** Rejects when the system does not tell. */
  askPermission(source: PhotoSource): Promise<'granted' | 'denied'>;
  /** Opens the system's picker. False when the tap that asked for it has expired. */
  openPicker(source: PhotoSource): boolean;
  report(where: string, error: unknown): void;
}

/** The side effect of `asking`. Its outcome is an event, unless it was aborted; nothing is thrown. */
export async function askFor(
  source: PhotoSource,
  work: PickWork,
  signal: AbortSignal,
  tell: (event: PickEvent) => void,
): Promise<void> {
  try {
    const answer = await work.askPermission(source);
    if (signal.aborted) return;
    if (answer === 'denied') tell({ type: 'refused', problem: 'denied' });
    else tell({ type: 'granted', isTapNeeded: !work.openPicker(source) });
  } catch (error) {
    work.report('photo.permission', error);
    if (!signal.aborted) tell({ type: 'refused', problem: 'unknown' });
  }
}
