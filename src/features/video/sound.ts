/** What the viewer chose for all videos of a visit. Nothing sounds without a tap (discovery 8). */
import { atom } from '../../lib/atom.ts';

export const isMuted = atom(true);

/** Undefined: shown while there is no sound. */
export const areCaptionsWanted = atom<boolean | undefined>(undefined);

export function showsCaptions(isWanted: boolean | undefined, isSilent: boolean): boolean {
  return isWanted ?? isSilent;
}
