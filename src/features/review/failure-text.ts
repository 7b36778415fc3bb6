/** The message of a failed call. Merchant 8. */
import { ApiError } from '../../api/errors.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';

/**
 * The server's message, the one for a lost network, or empty: the caller has its own. Failures without a
 * message of the server are reported.
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
