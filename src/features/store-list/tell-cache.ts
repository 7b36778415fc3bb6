import { storage } from '../../storage/storage.ts';
import { reportProblem, track } from '../../telemetry/report.ts';

const told = new Set<string>();

/** Spec home 8, reported only: a missing, expired or invalid cache. Once per run. */
export function tellCache(key: string, finding: 'none' | 'broken'): void {
  if (told.has(key)) return;
  told.add(key);
  if (finding === 'broken') reportProblem(`cache.${key}`, new Error('of another shape'));
  else if (storage.wasOutdated(key)) reportProblem(`cache.${key}`, new Error('expired'));
  else track('cache_miss', { key });
}
