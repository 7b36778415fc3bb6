/** What the user is told of a call that failed. Merchant 8. */
import { ApiError } from '../../api/errors.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';

/**
 * The server's words, the words for a lost network, or empty for the caller's own. What nobody is told
 * by the server is reported; a call that was cancelled, or whose session ended, says nothing here.
 */
export function failureText(error: unknown, where: string): string {
  if (!(error instanceof ApiError)) {
    reportProblem(where, error);
    return '';
  }
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
      reportProblem(where, error);
      return '';
  }
}
