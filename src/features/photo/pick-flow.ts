/** Where a review's photo comes from, asked before the system's picker opens. Pure. */
import type { PhotoSource } from './photo-source.ts';

export type PickStep =
  | { name: 'closed' }
  | { name: 'choosing'; problem?: 'denied' | 'unknown' }
  | { name: 'asking'; source: PhotoSource }
  /** The system's picker is open, or another tap opens it: asking took longer than the tap counts. */
  | { name: 'picking'; source: PhotoSource; isTapNeeded: boolean };

export type PickEvent =
  | { type: 'open' }
  | { type: 'choose'; source: PhotoSource }
  | { type: 'granted'; isTapNeeded: boolean }
  | { type: 'refused'; problem: 'denied' | 'unknown' }
  | { type: 'close' };

export function pickFlow(step: PickStep, event: PickEvent): PickStep {
  switch (event.type) {
    case 'open':
      return { name: 'choosing' };
    case 'choose':
      // Picking too: not every picker tells that it was closed.
      return step.name === 'choosing' || step.name === 'picking'
        ? { name: 'asking', source: event.source }
        : step;
    case 'granted':
      return step.name === 'asking'
        ? { name: 'picking', source: step.source, isTapNeeded: event.isTapNeeded }
        : step;
    case 'refused':
      return step.name === 'asking' ? { name: 'choosing', problem: event.problem } : step;
    case 'close':
      return { name: 'closed' };
  }
}
