/** Texts for content that could not be loaded. Pure. */
import { ApiError, isUnanswered } from '../../api/errors.ts';
import type { TextKey } from '../../i18n/i18n.ts';

interface FailureWords {
  picture: 'busy' | 'offline' | 'error';
  title: TextKey;
  description: TextKey;
}

export function failureWords(error: unknown): FailureWords {
  if (error instanceof ApiError && error.kind === 'rate-limited')
    return { picture: 'busy', title: 'review.busy', description: 'review.busyDescription' };
  if (isUnanswered(error))
    return {
      picture: 'offline',
      title: 'review.offline',
      description: 'review.offlineDescription',
    };
  return { picture: 'error', title: 'review.failed', description: 'review.failedDescription' };
}
