/**
 * The scan from "why the camera" to what was read. Spec merchant 2 "scan (QR camera) popup". A pure
 * machine; `use-camera.ts` has its side effects.
 *
 * Invariant: an event that does not fit the step changes nothing. Events of a stopped camera carry
 * an old `turn` and are dropped. Nothing external opens without a confirmation.
 */
import { type LinkTarget, resolveLink } from '../links/resolve-link.ts';
import { type MenuPlace, menuPlace } from '../ordering/menu-place.ts';

/** What a read code leads to. Pure; a code is untrusted text (security L6). */
export type CodeTarget = LinkTarget | { kind: 'menu'; place: MenuPlace };

export function judgeCode(text: string, orderingHost: string): CodeTarget {
  const place = menuPlace(text, 'scan', orderingHost);
  return place ? { kind: 'menu', place } : resolveLink(text, 'scan');
}

/** The host of an external address for display: look-alike letters are shown as what they are. */
export function hostOf(url: string): string {
  return new URL(url).host;
}

/** Gets the query of a route that was read, or the code of a table's menu as one; true keeps the user here. */
export type Take = (search: string) => boolean;

export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed';

/** Why no code was read from a picture. */
export type PictureProblem = 'noCode' | 'badPicture';

export type ScanStep =
  /** Not known yet whether the permission has to be explained. */
  | { name: 'beginning' }
  /** Explains why, before the system asks. */
  | { name: 'explaining' }
  | { name: 'opening' }
  /** `isLate`: nothing was read for a while, and tips are due. */
  | { name: 'looking'; isLate: boolean }
  /** The page is hidden; the camera is off until it is visible. */
  | { name: 'paused' }
  /** Timed out without a code. */
  | { name: 'stopped' }
  | { name: 'blocked'; problem: CameraProblem }
  | { name: 'reading'; file: Blob }
  | { name: 'pictureFailed'; problem: PictureProblem }
  | { name: 'confirming'; url: string }
  | { name: 'refused' }
  | { name: 'done'; target: Extract<CodeTarget, { kind: 'route' | 'menu' }> };

export interface ScanState {
  step: ScanStep;
  /** Identifies the camera or picture in use. */
  turn: number;
}

export type ScanEvent =
  | { type: 'permission'; isAsked: boolean }
  | { type: 'agree' }
  | { type: 'opened'; turn: number }
  | { type: 'late'; turn: number }
  | { type: 'timedOut'; turn: number }
  | { type: 'cameraFailed'; turn: number; problem: CameraProblem }
  | { type: 'hidden' }
  | { type: 'shown' }
  | { type: 'read'; turn: number; target: CodeTarget }
  | { type: 'pick'; file: Blob }
  | { type: 'pictureFailed'; turn: number; problem: PictureProblem }
  /** Restarts the camera, from any step. */
  | { type: 'again' };

export const noScan: ScanState = { step: { name: 'beginning' }, turn: 0 };

/** Steps in which the camera runs or is being opened. */
export function needsCamera({ step }: ScanState): boolean {
  return step.name === 'opening' || step.name === 'looking';
}

export function scanFlow(state: ScanState, event: ScanEvent): ScanState {
  const { step, turn } = state;
  if ('turn' in event && event.turn !== turn) return state;
  const to = (next: ScanStep): ScanState => ({ step: next, turn });
  const work = (next: ScanStep): ScanState => ({ step: next, turn: turn + 1 });

  switch (event.type) {
    case 'permission':
      if (step.name !== 'beginning') return state;
      return event.isAsked ? work({ name: 'opening' }) : to({ name: 'explaining' });
    case 'agree':
      return step.name === 'explaining' ? work({ name: 'opening' }) : state;
    case 'opened':
      return step.name === 'opening' ? to({ name: 'looking', isLate: false }) : state;
    case 'late':
      return step.name === 'looking' ? to({ name: 'looking', isLate: true }) : state;
    case 'timedOut':
      return needsCamera(state) ? work({ name: 'stopped' }) : state;
    case 'cameraFailed':
      return needsCamera(state) ? work({ name: 'blocked', problem: event.problem }) : state;
    case 'hidden':
      return step.name === 'looking' ? work({ name: 'paused' }) : state;
    case 'shown': {
      // The user may return from the settings.
      const isDue =
        step.name === 'paused' || (step.name === 'blocked' && step.problem === 'denied');
      return isDue ? work({ name: 'opening' }) : state;
    }
    case 'read':
      return needsCamera(state) || step.name === 'reading'
        ? work(afterReading(event.target))
        : state;
    case 'pick':
      return step.name === 'done' ? state : work({ name: 'reading', file: event.file });
    case 'pictureFailed':
      return step.name === 'reading'
        ? to({ name: 'pictureFailed', problem: event.problem })
        : state;
    case 'again':
      return step.name === 'done' || needsCamera(state) ? state : work({ name: 'opening' });
  }
}

function afterReading(target: CodeTarget): ScanStep {
  switch (target.kind) {
    case 'route':
    case 'menu':
      return { name: 'done', target };
    case 'external':
      return { name: 'confirming', url: target.url };
    case 'rejected':
      return { name: 'refused' };
  }
}
