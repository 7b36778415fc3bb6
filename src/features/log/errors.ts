/** Uncaught errors of the page: reported as problems, which puts them into the log too. */
import { reportProblem } from '../../telemetry/report.ts';

/** Neither is a failure: an aborted call, and an error without a value, such as `ResizeObserver`'s. */
function isNothing(error: unknown): boolean {
  return !error || (error instanceof DOMException && error.name === 'AbortError');
}

/** Call once. Errors of the start are the boot script's, those of rendering React's boundaries'. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => {
    if (!isNothing(error)) reportProblem('page.error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isNothing(reason)) reportProblem('page.rejection', reason);
  });
}
