/** The message of a failed call. Merchant 8. */
import { ApiError } from '../../api/errors.ts';
import { text } from '../../i18n/i18n.ts';

/** The server's message, the one for a lost network, or empty: the caller has its own. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return text('review.networkFailed');
    case 'business':
    case 'rate-limited':
      return error.message;
    case 'malformed':
    case 'session':
    case 'cancelled':
      return '';
  }
}
