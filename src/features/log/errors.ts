/**
 * Uncaught errors of the page, and the failure that ended the run before this one: reported as problems,
 * which puts them into the log too.
 */
import { host } from '#host';
import type { LastFailure } from '../../host/types.ts';
import { readTab, writeTab } from '../../storage/tab-storage.ts';
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

class LastRunFailed extends Error {
  readonly kind: LastFailure['kind'];

  constructor({ kind, text }: LastFailure) {
    super(text);
    this.kind = kind;
  }
}

/**
 * Once for each start; a reload of the page is none. The run that failed had no chance to report it
 * (decisions "A run that failed is reported by the next one").
 */
export async function reportLastFailure(): Promise<void> {
  if (!host.log) return;
  try {
    const { lastFailure } = await host.log.read();
    if (!lastFailure) return;
    const at = String(lastFailure.atMs);
    if (readTab('jajan.failureReported') === at) return;
    writeTab('jajan.failureReported', at);
    reportProblem('shell.lastStart', new LastRunFailed(lastFailure));
  } catch (error) {
    reportProblem('shell.log', error);
  }
}
