import { useEffect, useRef } from 'react';
import { serversWords } from '../../api/errors.ts';
import { toast } from '../../ui/toast.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem, track } from '../../telemetry/report.ts';

const told = new Set<string>();

export type CacheFinding = 'none' | 'expired' | 'broken';

/** Spec home 8, reported only: a missing, expired or invalid cache. Once per run. */
export function tellCache(key: string, finding: CacheFinding): void {
  if (told.has(key)) return;
  told.add(key);
  if (finding === 'broken') reportProblem(`cache.${key}`, new Error('of another shape'));
  else if (finding === 'expired' || storage.wasOutdated(key))
    reportProblem(`cache.${key}`, new Error('expired'));
  else track('cache_miss', { key });
}

/**
 * Spec home 8: a failed list or card call whose error has a message shows it as a toast, once until it
 * changes or a call succeeds: automatic retries do not repeat it.
 */
export function useErrorToast(error: unknown): void {
  const said = useRef('');
  const message = serversWords(error);
  useEffect(() => {
    if (message && message !== said.current) toast(message);
    said.current = message;
  }, [message]);
}
