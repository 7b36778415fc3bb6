/**
 * A run that failed is reported by the next one: the one that failed had no chance to (decisions "A run
 * that failed is reported by the next one").
 */
import { host } from '#host';
import type { LastFailure } from '../../host/types.ts';
import { readTab, writeTab } from '../../storage/tab-storage.ts';
import { reportProblem } from '../../telemetry/report.ts';

class LastRunFailed extends Error {
  readonly kind: LastFailure['kind'];

  constructor({ kind, text }: LastFailure) {
    super(text);
    this.kind = kind;
  }
}

/** Once for each start; a reload of the page is none. */
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
