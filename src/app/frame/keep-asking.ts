import { reportProblem } from '../../telemetry/report.ts';

/** After a failure, e.g. in a tunnel. */
const AGAIN_MS = 4000;

/**
 * Asks for a part until it is there; each failure is reported, as of `where`. Gives a function that
 * ends the asking.
 */
export function keepAsking(bring: () => Promise<void>, where: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const ask = (): void => {
    bring().catch((error: unknown) => {
      reportProblem(where, error);
      if (!isGone) timer = setTimeout(ask, AGAIN_MS);
    });
  };
  ask();
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}
