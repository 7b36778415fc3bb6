import { text, type TextKey } from '../../i18n/i18n.ts';
import type { PhotoProblem } from '../profile/photo-check.ts';

const words: Readonly<Record<PhotoProblem | 'crop-failed', TextKey>> = {
  unsupported: 'profile.photoUnsupported',
  'too-large': 'profile.photoTooLarge',
  'too-small': 'profile.photoTooSmall',
  unreadable: 'profile.photoUnreadable',
  'crop-failed': 'review.photoNotMade',
};

/** Why a file became no photo. */
export function photoProblemText(problem: PhotoProblem | 'crop-failed'): string {
  return text(words[problem]);
}
