import { text } from '../../i18n/i18n.ts';
import { fileProblems } from '../photo/file-problems.ts';
import type { PhotoProblem } from '../photo/photo.ts';

const words = { ...fileProblems, 'not-made': 'review.photoNotMade' } as const;

/** Why a file became no photo. */
export function photoProblemText(problem: PhotoProblem): string {
  return text(words[problem]);
}
