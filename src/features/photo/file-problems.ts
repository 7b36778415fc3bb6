import type { TextKey } from '../../i18n/i18n.ts';
import type { FileProblem } from './photo-check.ts';

/** Why a file became no photo. */
export const fileProblems: Readonly<Record<FileProblem, TextKey>> = {
  unsupported: 'profile.photoUnsupported',
  'too-large': 'profile.photoTooLarge',
  'too-small': 'profile.photoTooSmall',
  unreadable: 'profile.photoUnreadable',
};
