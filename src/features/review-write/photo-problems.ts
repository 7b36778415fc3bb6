import { text, type TextKey } from '../../i18n/i18n.ts';
import type { PhotoProblem } from '../photo/photo.ts';

const words: Readonly<Record<PhotoProblem, TextKey>> = {
  unsupported: 'profile.photoUnsupported',
  'too-large': 'profile.photoTooLarge',
  'too-small': 'profile.photoTooSmall',
  unreadable: 'profile.photoUnreadable',
  'not-made': 'review.photoNotMade',
};

/** Why a file became no photo. */
export function photoProblemText(problem: PhotoProblem): string {
  return text(words[problem]);
}
